import { concurrentPostsMax } from '@madang/contract/people/people/limits.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { lockDepartmentForReference } from '../../../organisation/departments/index.ts';
import { requireAct } from '../../person-records/index.ts';
import {
  deletePost,
  insertPost,
  lockPost,
  type PostKey,
  selectPostsOf,
  type StoredPost,
  updatePost,
} from './posts.sql.ts';

/** Refusals of every change of posts. */
export const postRefusals = ['CO404', 'MB657', 'MB708', 'MB850'] as const;

/** Constraints of the table, with the field and code of their refusal. */
export const postConstraints = {
  concurrent_posts_job_title_code_fkey: ['jobTitleCode', 'EMPLOYEE_JOB_TITLE'],
} as const;

type NewPost = PostKey & Pick<StoredPost, 'jobTitleCode'>;

/** STA-02, STA-08: adds a post, or says what bars it. The person's row is held, so that what is looked at afterwards is the reason. */
export async function addPost(tx: Tx, post: NewPost): Promise<void> {
  await requireAct(tx, post, 'post');
  if (!(await lockDepartmentForReference(tx, post))) throw refuseField('departmentCode', 'EMPLOYEE_DEPARTMENT');
  if (await insertPost(tx, post)) return;
  const { companyCode, personId, departmentCode } = post;
  const posts = await selectPostsOf(tx, companyCode, [personId]);
  if (posts.some((each) => each.departmentCode === departmentCode)) throw refuseField('departmentCode', 'MB852');
  if (posts.length >= concurrentPostsMax) throw refuse('MB855', { 0: concurrentPostsMax });
  throw refuseField('departmentCode', 'MB851');
}

/** Answers the title that the post had, '' for none. */
export async function changePost(
  tx: Tx,
  key: PostKey,
  asked: { readonly jobTitleCode: string; readonly expected?: string | undefined },
): Promise<string> {
  await requireAct(tx, key, 'post');
  const before = await lockPost(tx, key);
  if (!before) throw refuse('CO404');
  if (!(await updatePost(tx, key, asked))) throw refuse('EDIT_CONFLICT');
  return before.jobTitleCode;
}

/** Answers what the post was. */
export async function removePost(tx: Tx, key: PostKey, expected?: string): Promise<StoredPost> {
  await requireAct(tx, key, 'post');
  const before = await lockPost(tx, key);
  if (!before) throw refuse('CO404');
  if (!(await deletePost(tx, key, expected))) throw refuse('EDIT_CONFLICT');
  return before;
}
