import { departmentNameFor } from '@madang/contract/departments/names.ts';
import type { PersonPost } from '@madang/contract/organisation-charts/routes.ts';
import type { Employee, JobLists } from '@madang/contract/people/routes.ts';
import { jobRankNameFor } from '@madang/contract/job-ranks/names.ts';
import { useQuery } from '@tanstack/react-query';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Facts, Section, Stack } from '../../../ui/parts/card.tsx';
import { postsQuery } from '../api.ts';
import { useJobNames } from '../job-lists.ts';
import { useText } from '../texts.ts';

interface PersonPostsProps {
  readonly employee: Employee;
  readonly jobLists: JobLists;
}

/** Every department that a person is in: the one they belong to, and those that they lead. */
export function PersonPosts({ employee, jobLists }: PersonPostsProps) {
  const posts = useQuery(postsQuery(employee.personId));
  return (
    <Listed query={posts}>
      {({ items }) => (
        <Stack>
          {items.map((post) => (
            <Post key={post.department.departmentCode} {...{ post, employee, jobLists }} />
          ))}
        </Stack>
      )}
    </Listed>
  );
}

function Post({ post, employee, jobLists }: PersonPostsProps & { readonly post: PersonPost }) {
  const t = useText();
  const language = useLanguage();
  const names = useJobNames(jobLists);
  const { jobRank, jobTitle } = employee;
  const { kind, department, path, isHead } = post;
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
          ...(kind === 'main' && names.rank !== undefined && jobRank
            ? [[names.rank, jobRankNameFor(jobRank, language)] as const]
            : []),
          ...(kind === 'main' && names.title !== undefined && jobTitle
            ? [[names.title, jobRankNameFor(jobTitle, language)] as const]
            : []),
          ...(kind === 'main' ? [[t('posts.head'), t(isHead ? 'yes' : 'no')] as const] : []),
        ]}
      />
    </Section>
  );
}
