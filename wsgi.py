"""For WSGI servers: `gunicorn -k geventwebsocket.gunicorn.workers.GeventWebSocketWorker wsgi:app`."""

from referee import create_app

app = create_app()
