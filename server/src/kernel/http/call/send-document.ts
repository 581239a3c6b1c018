import { Readable } from 'node:stream';
import type { Document } from '@madang/contract/kernel/route.ts';
import type { FastifyReply } from 'fastify';

/** A document is never read as anything but its own type, and a page in it could do nothing. */
export function sendDocument(
  reply: FastifyReply,
  { contentType, content, isLasting, fileName }: Document,
): FastifyReply {
  if (fileName !== undefined) reply.header('content-disposition', asAttachment(fileName));
  return reply
    .type(contentType)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cache-control', isLasting ? 'private, max-age=31536000, immutable' : 'no-store')
    .send(bodyOf(content));
}

/** RFC 6266: the name itself for browsers, and plain letters for what knows no other ones. */
function asAttachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function bodyOf(content: Document['content']): string | Buffer | Readable {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content, { objectMode: false });
}
