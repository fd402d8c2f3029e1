import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import { uploadIdSchema, uploadedSchema } from '../../contract/uploads.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { clientOf } from '../http/client-network.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { createClientKey } from '../limits/client-key.ts';
import { findUpload } from '../store/leads/uploads.ts';
import {
  multipartLimits,
  readPicturePart,
  refuseLargePicture,
  UPLOAD_REQUEST_MAX_BYTES,
} from '../http/read-picture-part.ts';
import { acceptUpload } from '../uploads/accept-upload.ts';
import { createUploadSlots, uploadLimits } from '../uploads/upload-slots.ts';

const notFound = new ProblemError({
  status: 404,
  title: 'No such picture',
  detail: 'There is no picture with this id. Please load the list again.',
});

const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
const endings = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;
const NAME_LENGTH = 8;

/** What cannot be an id is as unknown as one that was never given out. */
const uploadParams = z.object({ id: uploadIdSchema.catch('') });

/** Taking a picture for a form that is being filled in; the owner gets it again. */
export function registerUploadRoutes(
  app: App,
  { config, store, clock, uploads: limits = uploadLimits }: AppDeps,
): void {
  const slots = createUploadSlots(limits);
  const clientKey = createClientKey(store, 'upload-clients');

  async function accept(request: FastifyRequest) {
    const client = clientOf(request.ip);
    return slots.hold(client, async () => {
      const content = await readPicturePart(request, limits);
      return acceptUpload({ store, clock }, { content, client: await clientKey(client) });
    });
  }

  // Bodies with files in them are read here, and nowhere else.
  const takePictures: FastifyPluginAsync = async (scope) => {
    await scope.register(multipart, { limits: multipartLimits });
    scope.withTypeProvider<ZodTypeProvider>().post(
      apiPaths.uploads,
      {
        config: { ...formRateLimit(config), mayBeSlow: true },
        bodyLimit: UPLOAD_REQUEST_MAX_BYTES,
        onRequest: [refuseLargePicture, app.yieldToLeads],
        schema: { consumes: ['multipart/form-data'], response: { 201: uploadedSchema } },
      },
      async (request, reply) => {
        const uploaded = await accept(request).catch((error: unknown) => {
          // What is still on its way is not read.
          if (!request.raw.complete) void reply.header('connection', 'close');
          throw error;
        });
        return reply.code(201).send(uploaded);
      },
    );
  };
  void app.register(takePictures);

  app.get(
    apiPaths.ownerUpload,
    { onRequest: requireOwner, schema: { params: uploadParams } },
    async (request, reply) => {
      const { id } = request.params;
      const upload = await findUpload(store.db, id);
      if (upload === null) throw notFound;
      const { kind, bytes } = upload;
      const name = `picture-${id.slice(0, NAME_LENGTH)}.${endings[kind]}`;
      return reply
        .type(mediaTypes[kind])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(bytes));
    },
  );
}
