import { fastify } from 'fastify';

/** What Fastify takes for itself: reads a report's JSON and answers 204, with nothing stored and nothing looked at. */
const app = fastify({ logger: false });
app.get('/api/ready', (_request, reply) => reply.send({ status: 'ready' }));
app.post('/api/analytics/pageview', (_request, reply) => reply.code(204).send());
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => void app.close());
