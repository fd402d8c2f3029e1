import { fastify } from 'fastify';

/** What Fastify takes for itself to refuse: answers 503 to every write before it is read. */
const app = fastify({ logger: false });
app.addHook('onRequest', (request, reply, done) => {
  if (request.method === 'GET') done();
  else void reply.code(503).header('retry-after', '2').send({ title: 'Too much at once', status: 503 });
});
app.get('/api/ready', (_request, reply) => reply.send({ status: 'ready' }));
app.post('/*', (_request, reply) => reply.code(204).send());
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => void app.close());
