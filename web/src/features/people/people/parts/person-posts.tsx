import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { PersonPost } from '@madang/contract/people/organisation-charts/routes.ts';
import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { concurrentPostsMax } from '@madang/contract/people/people/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Actions, Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { postsQuery } from '../api.ts';
import { useJobNames } from '../job-lists.ts';
import { useText } from '../texts.ts';
import { AddPost, ChangePostTitle, useRemovePost } from './change/post-forms.tsx';

interface PersonPostsProps {
  readonly employee: Employee;
  readonly jobLists: JobLists;
}

/** Every department that a person is in: the one they belong to, their concurrent posts, and those that they lead. */
export function PersonPosts({ employee, jobLists }: PersonPostsProps) {
  const posts = useQuery(postsQuery(employee.personId));
  return (
    <Listed query={posts}>
      {({ items, can: actions }) => (
        <Stack>
          {items.map((post) => (
            <Post
              key={post.department.departmentCode}
              {...{ post, employee, jobLists }}
              canChange={can({ can: actions }, 'changePosts')}
            />
          ))}
          {can({ can: actions }, 'changePosts') && <NewPost {...{ employee, jobLists }} />}
        </Stack>
      )}
    </Listed>
  );
}

/** STA-08: one more department, while there is room. */
function NewPost({ employee, jobLists }: PersonPostsProps) {
  const t = useText();
  const language = useLanguage();
  const [edited, setEdited] = useSearchParam('edit');
  if (employee.concurrentPosts.length >= concurrentPostsMax) {
    return <p>{t('posts.full', { count: formatNumber(concurrentPostsMax, language) })}</p>;
  }
  if (edited === 'post') return <AddPost {...{ employee, jobLists }} onClose={() => setEdited(null)} />;
  return (
    <Actions>
      <Button icon={<PlusIcon />} onClick={() => setEdited('post')}>
        {t('posts.add')}
      </Button>
    </Actions>
  );
}

interface PostProps extends PersonPostsProps {
  readonly post: PersonPost;
  readonly canChange: boolean;
}

function Post({ post, employee, jobLists, canChange }: PostProps) {
  const t = useText();
  const language = useLanguage();
  const names = useJobNames(jobLists);
  const { kind, department, path, isHead } = post;
  const jobRank = kind === 'main' ? employee.jobRank : null;
  const jobTitle = kind === 'main' ? employee.jobTitle : post.jobTitle;
  const way = path.map((step) => departmentNameFor(step, language)).join(' › ');
  return (
    <Section title={departmentNameFor(department, language)}>
      <Facts
        facts={[
          [t('posts.kind'), t(`posts.kinds.${kind}`)],
          [t('posts.path'), way],
          [
            t('posts.code'),
            <span key="code" lang="en">
              {department.departmentCode}
            </span>,
          ],
          ...(names.rank !== undefined && jobRank ? [[names.rank, jobRankNameFor(jobRank, language)] as const] : []),
          ...(names.title !== undefined && jobTitle
            ? [[names.title, jobRankNameFor(jobTitle, language)] as const]
            : []),
          ...(kind === 'head' ? [] : [[t('posts.head'), t(isHead ? 'yes' : 'no')] as const]),
        ]}
      />
      {kind === 'concurrent' && canChange && <PostActs {...{ post, employee, jobLists }} />}
    </Section>
  );
}

/** Shows the actions on a concurrent post: change its title, or end it. */
function PostActs({ post, employee, jobLists }: Omit<PostProps, 'canChange'>) {
  const t = useText();
  const language = useLanguage();
  const { title } = useJobNames(jobLists);
  const [edited, setEdited] = useSearchParam('edit');
  const { remove, isBusy } = useRemovePost(employee.personId);
  const { departmentCode } = post.department;
  const own = `post-${departmentCode}`;
  const department = departmentNameFor(post.department, language);
  if (edited === own) return <ChangePostTitle {...{ post, employee, jobLists }} onClose={() => setEdited(null)} />;
  return (
    <Actions>
      {title !== undefined && (
        <Button small onClick={() => setEdited(own)}>
          {t('posts.change', { title })}
        </Button>
      )}
      <Button
        small
        busy={isBusy}
        aria-label={t('posts.removeOf', { department })}
        onClick={() => void remove({ departmentCode, department })}
      >
        {t('posts.remove')}
      </Button>
    </Actions>
  );
}
