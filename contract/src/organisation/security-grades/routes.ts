import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { anyText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { englishGradeName, gradeName, securityGrade } from './rules.ts';

const grade = z.strictObject({
  securityGrade: z.int(),
  /** The company's own names; '' for the product's. */
  gradeName: anyText(),
  englishGradeName: anyText(),
});
export type NamedGrade = z.output<typeof grade>;

const names = { gradeName, englishGradeName };
/** `expected`: what the caller saw; anything else by now is not overwritten. */
const newNames = z.strictObject({
  ...names,
  expected: z.optional(z.strictObject({ gradeName: anyText(), englishGradeName: anyText() })),
});
export const gradeNaming = z.extend(newNames, { securityGrade });

export const securityGradeRoutes = {
  list: route({ method: 'GET', path: '/api/v1/security-grades', answer: listOf(grade) }),
  name: route({
    method: 'PUT',
    path: '/api/v1/security-grades/{securityGrade}',
    params: z.strictObject({ securityGrade }),
    body: newNames,
    answer: success,
  }),
} as const;
