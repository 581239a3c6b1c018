import { postAddition } from '@madang/contract/people/people/posts/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { departmentTarget } from '../../../organisation/departments/index.ts';
import { addPost, postConstraints, postRefusals } from '../posts/change-posts.ts';
import { personTarget } from '../present-people.ts';

/** STA-08: gives a person in service a post beside their own department. It needs the right at both. */
export const addConcurrentPost = defineOperation({
  name: 'add-concurrent-post',
  input: postAddition,
  permission: 'employees.change',
  targets: ({ personId, departmentCode }) => [personTarget(personId), departmentTarget(departmentCode)],
  refusals: [...postRefusals, 'MB851', 'MB852', 'MB855', 'EMPLOYEE_DEPARTMENT', 'EMPLOYEE_JOB_TITLE'],
  constraints: postConstraints,
  async run({ tx, companyCode }, { personId, departmentCode, jobTitleCode }) {
    await addPost(tx, { companyCode, personId, departmentCode, jobTitleCode });
    return {
      answer: { result: 'success' as const },
      audit: {
        target: personTarget(personId),
        fields: ['concurrentPost'],
        changes: [{ field: 'concurrentPost', before: '', after: departmentCode }],
      },
      undo: { name: 'remove-concurrent-post', input: { personId, departmentCode, expected: { jobTitleCode } } },
    };
  },
});
