import { decode, encode, type Answer } from 'dns-packet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadMessage, readReply, txtQuery } from './messages.ts';

const name = '_madang.hanbit.example';
const query = txtQuery(4_711, name);
const answersTo = (answers: Answer[], change: object = {}) =>
  encode({ type: 'response', id: 4_711, flags: 0, questions: [{ type: 'TXT', name }], answers, ...change });
const txt = (owner: string, data: string | string[]): Answer => ({ type: 'TXT', name: owner, ttl: 1, data });

test('PRD-04 a question is readable by another program, and requests recursion', () => {
  expect(decode(query)).toMatchObject({
    id: 4_711,
    type: 'query',
    flag_rd: true,
    questions: [{ name, type: 'TXT', class: 'IN' }],
    answers: [],
  });
});

test('PRD-04 texts of the queried name are read, in any case and in several strings, and those of others are not', () => {
  const reply = answersTo([
    txt(name, 'one'),
    txt(name.toUpperCase(), ['in ', 'two']),
    { type: 'CNAME', name, ttl: 1, data: 'other.example' },
    txt('other.example', 'three'),
    txt('hanbit.example', 'four'),
    txt(`x.${name}`, 'five'),
    { type: 'A', name, ttl: 1, data: '192.0.2.1' },
  ]);
  expect(readReply(reply, query)).toEqual({ texts: ['one', 'in two'] });
});

test('PRD-04 a name with a pointer into the message is read, and one with a cycle or too many is refused', () => {
  const head = answersTo([]);
  head.writeUInt16BE(1, 6);
  // Type TXT, class IN, a second, and one string of two letters.
  const rest = Buffer.from('001000010000000100030268690a'.slice(0, -2), 'hex');
  const pointer = (at: number) => Buffer.from([0xc0 | (at >> 8), at & 0xff]);
  expect(readReply(Buffer.concat([head, pointer(12), rest]), query)).toEqual({ texts: ['hi'] });
  const label = Buffer.from([7, ...Buffer.from('_madang')]);
  expect(readReply(Buffer.concat([head, label, pointer(20), rest]), query)).toEqual({ texts: ['hi'] });
  const [own, ahead] = [head.length, head.length + 2];
  for (const at of [own, ahead])
    expect(() => readReply(Buffer.concat([head, pointer(at), rest]), query)).toThrow(BadMessage);
});

test.each([
  ['of another number', { id: 4_712 }],
  ['to another name', { questions: [{ type: 'TXT', name: 'other.example' }] }],
  ['to another kind of record', { questions: [{ type: 'A', name }] }],
  ['without a question', { questions: [] }],
  ['that is a question', { type: 'query' }],
] as const)('PRD-04 a message %s is not a reply', (_what, change) => {
  expect(readReply(answersTo([txt(name, 'one')], change), query)).toBeUndefined();
});

test('PRD-04 a reply is recognised as truncated, failed, or of an unknown name', () => {
  expect(readReply(answersTo([], { flags: 0x0200 }), query)).toBe('cut');
  for (const rcode of [1, 2, 4, 5, 9]) expect(readReply(answersTo([], { flags: rcode }), query)).toBe('failed');
  expect(readReply(answersTo([], { flags: 3 }), query)).toEqual({ texts: [] });
});

test('PRD-04 a reply with any bytes changed, cut off or added gives texts or a refusal', () => {
  const whole = answersTo([
    txt(name, ['one', 'two']),
    txt('other.example', 'three'),
    txt(name, 'x'.repeat(300).match(/.{1,200}/g) ?? []),
  ]);
  const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(changes, fc.nat(whole.length), fc.uint8Array({ maxLength: 20 }), (bytes, length, added) => {
      const message = Buffer.concat([whole.subarray(0, length), added]);
      for (const [at, byte] of bytes) if (at < message.length) message[at] = byte;
      try {
        const reply = readReply(message, query);
        if (typeof reply === 'object') for (const text of reply.texts) expect(typeof text).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(BadMessage);
      }
    }),
    { numRuns: 2_000 },
  );
});
