import { refuse } from '@madang/contract/refuse.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file as it comes, beside what a call says. */
export interface SentFile {
  /** Name of the file as sent; '' for none. */
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');
const maxHeadBytes = 8_192;

/** Lets a route take a form of one file (RFC 7578), which its adapter reads as it comes. */
export function acceptFiles(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
}

/** Reads the one file of a form; refuses (MB927) where there is none, or anything besides, and (MB928) beyond so many bytes. */
export async function sentFileOf({ raw, headers }: FastifyRequest, maxBytes: number): Promise<SentFile> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw refuse('MB927');
  const pieces = (raw as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const head = await readHead(pieces, Buffer.from(`--${boundary}\r\n`));
  return { name: fileNameOf(head.text), content: contentOf(pieces, { rest: head.rest, boundary, maxBytes }) };
}

type Pieces = AsyncIterator<Buffer>;

async function readHead(pieces: Pieces, begin: Buffer): Promise<{ readonly text: string; readonly rest: Buffer }> {
  let read: Buffer = Buffer.alloc(0);
  for (;;) {
    const at = read.indexOf(headEnd);
    if (at >= 0) {
      if (!read.subarray(0, begin.length).equals(begin)) throw refuse('MB927');
      return { text: read.subarray(begin.length, at).toString('utf8'), rest: read.subarray(at + headEnd.length) };
    }
    if (read.length > maxHeadBytes) throw refuse('MB927');
    const next = await pieces.next();
    if (next.done === true) throw refuse('MB927');
    read = Buffer.concat([read, next.value]);
  }
}

const namePart = /;[ \t]?name="([^"]*)"/i;
const fileNamePart = /;[ \t]?filename="((?:[^"\\]|\\.)*)"/i;

/** The name of the part `file`; a field without a file name is none. */
function fileNameOf(head: string): string {
  const line = head.split('\r\n').find((each) => /^content-disposition:/i.test(each)) ?? '';
  const fileName = fileNamePart.exec(line)?.[1];
  if (namePart.exec(line)?.[1] !== 'file' || fileName === undefined) throw refuse('MB927');
  return (
    fileName
      .replaceAll('%22', '"')
      .split(/[/\\]/)
      .at(-1)
      ?.replaceAll(/[\p{Cc}\p{Cs}]/gu, '') ?? ''
  );
}

interface Reading {
  readonly rest: Buffer;
  readonly boundary: string;
  readonly maxBytes: number;
}

/** Content up to the closing boundary, which ends the body. */
async function* contentOf(pieces: Pieces, { rest, boundary, maxBytes }: Reading): AsyncGenerator<Buffer> {
  const mark = Buffer.concat([lineEnd, Buffer.from(`--${boundary}`)]);
  let held = rest;
  let bytes = 0;
  const given = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > maxBytes) throw refuse('MB928', { 0: Math.floor(maxBytes / 1_000_000) });
    return piece;
  };
  for (;;) {
    const at = held.indexOf(mark);
    if (at >= 0) {
      if (at > 0) yield given(held.subarray(0, at));
      let end = held.subarray(at + mark.length);
      for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
        if (end.length <= lineEnd.length * 2) end = Buffer.concat([end, next.value]);
      }
      if (!/^--(?:\r\n)?$/.test(end.toString('latin1'))) throw refuse('MB927');
      return;
    }
    // A part of the mark may stand at the end of a piece.
    const sure = Math.max(0, held.length - mark.length);
    if (sure > 0) yield given(held.subarray(0, sure));
    const next = await pieces.next();
    if (next.done === true) throw refuse('MB927');
    held = Buffer.concat([held.subarray(sure), next.value]);
  }
}
