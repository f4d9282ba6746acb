import type { Language } from '@formpress/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '../desk.ts';

/** A request, and where its answer goes in which language. */
export type Exchange = {
  desk: Desk;
  request: FastifyRequest;
  to: FastifyReply;
  language: Language;
};
