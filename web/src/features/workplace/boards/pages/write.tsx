import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import type { PageProps } from '../../../../kernel/feature.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { EmptyState, Skeleton } from '../../../../ui/parts/states.tsx';
import { boardHref, boardsQuery, usePost } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { BoardsLayout } from '../parts/boards-layout.tsx';
import type { WriterProps } from '../parts/writer.tsx';
import { useText } from '../texts.ts';
import styles from './boards.module.css';

/** The editor is loaded when someone writes, and by no page before. */
const LoadedWriter = lazy(async () => ({ default: (await import('../parts/writer.tsx')).Writer }));

function Writer(props: WriterProps) {
  const t = useText();
  return (
    <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
      <LoadedWriter {...props} />
    </Suspense>
  );
}

/** A new post, a reply (`?reply=`) or a change of one's own post (`?post=`). */
export function WritePage({ params }: PageProps) {
  const t = useText();
  const language = useLanguage();
  const boardNumber = Number(params['boardNumber']);
  const [search] = useSearchParams();
  const [reply, post] = [search.get('reply'), search.get('post')];
  const boards = useQuery(boardsQuery);
  const board = boards.data?.items.find((each) => each.boardNumber === boardNumber);
  const title = post === null ? (reply === null ? t('write') : t('reply')) : t('edit');
  usePageTitle(title);
  return (
    <BoardsLayout current={boardNumber}>
      <Link className={styles['back']} to={boardHref(boardNumber)}>
        {board ? boardNameFor(board, language) : t('boards')}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      <Asked query={boards}>
        {() => {
          if (!board) return <EmptyState title={t('gone')} text={t('goneText')} />;
          const about = post ?? reply;
          if (about === null) return <Writer board={board} />;
          return <WriterAbout board={board} postId={about} isReply={post === null} />;
        }}
      </Asked>
    </BoardsLayout>
  );
}

type WriterAboutProps = Pick<WriterProps, 'board'> & {
  readonly postId: string;
  readonly isReply: boolean;
};

/** The writer needs the post that it answers or changes before it can begin. */
function WriterAbout({ board, postId, isReply }: WriterAboutProps) {
  return (
    <Asked query={usePost(postId)}>
      {({ post }) => <Writer board={board} {...(isReply ? { replyTo: post } : { changed: post })} />}
    </Asked>
  );
}
