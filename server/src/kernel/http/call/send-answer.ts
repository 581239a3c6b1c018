import { Document, type Route } from '@madang/contract/kernel/route.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { redirectWith } from '../form-posts.ts';
import { WrittenJson } from '../../lists/written-json.ts';
import { sendLarge, sendReference } from '../reference-answer.ts';
import { sendDocument } from './send-document.ts';

/** The answer as its route promises it: a document, reference data, a redirection, or JSON in the contract's shape. */
export function sendAnswer(route: Route, request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof Document) return sendDocument(reply, answer);
  reply.header('cache-control', 'no-store');
  if (route.isReference) return sendReference(request, reply, answer, (each) => z.encode(route.answer, each));
  if (answer instanceof WrittenJson) return sendLarge(request, reply, answer.text, route);
  const encoded = z.encode(route.answer, answer);
  if (route.isCompressed) return sendLarge(request, reply, JSON.stringify(encoded), route);
  return route.sentBy === 'form' ? redirectWith(reply, encoded) : encoded;
}
