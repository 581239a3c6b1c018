import { expect, test } from 'vitest';
import { shapeLines, typeText } from './shape-lines.ts';

test('API-04 a shape is listed field by field, with an inner object below its own line', () => {
  const lines = shapeLines({
    type: 'object',
    required: ['rows'],
    properties: {
      rows: {
        type: 'array',
        items: { type: 'object', required: [], properties: { name: { type: 'string', 'x-codes': ['MB_M_REQUIRED'] } } },
      },
      next: { anyOf: [{ type: 'object', properties: { code: { const: 'A' } } }, { type: 'null' }] },
    },
  });
  expect(lines).toEqual([
    { depth: 0, name: 'rows', type: 'object[]', isRequired: true, codes: [] },
    { depth: 1, name: 'name', type: 'string', isRequired: false, codes: ['MB_M_REQUIRED'] },
    { depth: 0, name: 'next', type: 'object | null', isRequired: false, codes: [] },
    { depth: 1, name: 'code', type: '"A"', isRequired: false, codes: [] },
  ]);
});

test('API-04 types are written with their limits and choices', () => {
  expect(typeText({ type: 'string', minLength: 1, maxLength: 30 })).toBe('string (1–30)');
  expect(typeText({ type: 'string', format: 'date-time' })).toBe('date-time');
  expect(typeText({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })).toBe('integer (≥ 1)');
  expect(typeText({ type: 'array', maxItems: 20, items: { enum: ['ko', 'en'] } })).toBe('("ko" | "en")[] (≤ 20)');
  expect(typeText({})).toBe('any');
});
