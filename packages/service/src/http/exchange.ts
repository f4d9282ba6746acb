import type { Language } from '@formpress/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../context/service-context.ts';

/** A request, and where its answer goes in which language. */
export type Exchange = {
  context: ServiceContext;
  request: FastifyRequest;
  to: FastifyReply;
  language: Language;
};
