import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';
import type { Config } from '../../config.ts';
import { isSecure } from './cookies.ts';

/** Headers for answers that are never documents: JSON of calls, and answers without hooks for unreadable addresses. */
export const plainHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Strict policy for documents: nothing inline or foreign, HTML through one Trusted Types policy. Also sent where no
 * hook runs.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Config,
): Promise<Readonly<Record<string, string>>> {
  const documentHeaders = await headersOfDocuments(config);
  const { 'strict-transport-security': transport } = documentHeaders;
  const callHeaders = { ...plainHeaders, ...(transport && { 'strict-transport-security': transport }) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) ? callHeaders : documentHeaders);
    done();
  });
  return documentHeaders;
}

/** Headers that helmet sets only for documents. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A page asks for some twenty scripts, styles and fonts, which are no documents and go without a document's headers. */
export function sendAsPart(reply: FastifyReply): void {
  for (const name of ofDocuments) reply.removeHeader(name);
  reply.headers(plainHeaders);
}

const policy = 'content-security-policy';

/** One style that stands in the document, by the sum of what it holds: nothing else that is inline is taken. */
export function allowStyle(reply: FastifyReply, source: string): void {
  reply.header(policy, String(reply.getHeader(policy)).replace("style-src 'self'", `$& ${source}`));
}

/** Calls are bound with the plain names of their fields. */
function isCall({ routeOptions }: FastifyRequest): boolean {
  return 'plainNames' in routeOptions.config;
}

/**
 * Returns the headers that helmet adds to an answer. It asks a separate server once, because helmet would compute them for each
 * request.
 */
async function headersOfDocuments(config: Config): Promise<Record<string, string>> {
  const model = Fastify();
  await model.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['madang'],
      },
    },
    strictTransportSecurity: isSecure(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    // The privacy policy opens in a popup window that the opener may focus again.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  model.get('/', async (_request, reply) => Object.fromEntries(Object.entries(reply.getHeaders())));
  const answer = await model.inject('/');
  await model.close();
  return {
    ...answer.json<Record<string, string>>(),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
