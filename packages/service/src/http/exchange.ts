import type { Language } from '@formpress/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../context/service-context.ts';

/** A request with its reply and language. */
export type Exchange = {
  context: ServiceContext;
  request: FastifyRequest;
  to: FastifyReply;
  language: Language;
};
