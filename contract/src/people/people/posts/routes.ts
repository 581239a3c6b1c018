import * as z from 'zod/mini';
import { anyDepartmentCode } from '../../../organisation/departments/rules.ts';
import { jobFields } from '../../../organisation/job-ranks/rules.ts';
import { route } from '../../../kernel/route.ts';
import { success } from '../../../kernel/wire.ts';
import { anyEmployee } from '../routes.ts';

const path = '/api/v1/employees/{personId}/posts';
const onePost = z.extend(anyEmployee, { departmentCode: anyDepartmentCode });

/** Job title that names the person's responsibility in that department; '' for no title of their own. */
const { jobTitleCode } = jobFields;
const newPost = z.strictObject({ departmentCode: anyDepartmentCode, jobTitleCode });
export const postAddition = z.extend(anyEmployee, newPost.shape);

/** STA-08: gives a person in service a post in another department (겸직), beside the one that they belong to. */
export const addConcurrentPost = route({ method: 'POST', path, params: anyEmployee, body: newPost, answer: success });

const postChange = z.strictObject({ jobTitleCode, expected: z.optional(z.strictObject({ jobTitleCode })) });
export const changedPost = z.extend(onePost, postChange.shape);

/** Another job title in that department; `expected`: what the caller saw. */
export const changeConcurrentPost = route({
  method: 'PUT',
  path: `${path}/{departmentCode}`,
  params: onePost,
  body: postChange,
  answer: success,
});

/** `expected`: the title that the post must still have, for who takes its addition back. */
export const postRemoval = z.extend(onePost, { expected: z.optional(z.strictObject({ jobTitleCode })) });

export const removeConcurrentPost = route({
  method: 'DELETE',
  path: `${path}/{departmentCode}`,
  params: onePost,
  answer: success,
});
