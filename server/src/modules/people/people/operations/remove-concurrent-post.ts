import { postRemoval } from '@madang/contract/people/people/posts/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { departmentTarget } from '../../../organisation/departments/index.ts';
import { postRefusals, removePost } from '../posts/change-posts.ts';
import { personTarget } from '../present-people.ts';
import { addConcurrentPost } from './add-concurrent-post.ts';

/** Takes a concurrent post away; the person stays in their own department. */
export const removeConcurrentPost = defineOperation({
  name: 'remove-concurrent-post',
  input: postRemoval,
  permission: 'employees.change',
  targets: ({ personId, departmentCode }) => [personTarget(personId), departmentTarget(departmentCode)],
  refusals: [...postRefusals, 'EDIT_CONFLICT'],
  async run({ tx, companyCode }, { personId, departmentCode, expected }) {
    const key = { companyCode, personId, departmentCode };
    const { jobTitleCode } = await removePost(tx, key, expected?.jobTitleCode);
    return {
      answer: { result: 'success' as const },
      audit: {
        target: personTarget(personId),
        fields: ['concurrentPost'],
        changes: [{ field: 'concurrentPost', before: departmentCode, after: '' }],
      },
      undo: undoBy(addConcurrentPost, { personId, departmentCode, jobTitleCode }),
    };
  },
});
