import { changedPost } from '@madang/contract/people/people/posts/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { departmentTarget } from '../../../organisation/departments/index.ts';
import { changePost, postConstraints, postRefusals } from '../posts/change-posts.ts';
import { personTarget } from '../present-people.ts';

/** Gives a concurrent post another job title; `expected`: what the caller saw. */
export const changeConcurrentPost = defineOperation({
  name: 'change-concurrent-post',
  input: changedPost,
  permission: 'employees.change',
  targets: ({ personId, departmentCode }) => [personTarget(personId), departmentTarget(departmentCode)],
  refusals: [...postRefusals, 'EDIT_CONFLICT', 'EMPLOYEE_JOB_TITLE'],
  constraints: postConstraints,
  async run({ tx, companyCode }, { personId, departmentCode, jobTitleCode, expected }) {
    const key = { companyCode, personId, departmentCode };
    const before = await changePost(tx, key, { jobTitleCode, expected: expected?.jobTitleCode });
    return {
      answer: { result: 'success' as const },
      audit: {
        target: personTarget(personId),
        fields: ['concurrentTitle'],
        changes: [{ field: 'concurrentTitle', before, after: jobTitleCode }],
      },
      undo: {
        name: 'change-concurrent-post',
        input: { personId, departmentCode, jobTitleCode: before, expected: { jobTitleCode } },
      },
    };
  },
});
