import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { BoardPortlet } from '@madang/contract/portal/routes.ts';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { DashCard, DashNote } from '../../../ui/dashboard/dash-card.tsx';
import { useText } from '../texts.ts';
import styles from './board-cards.module.css';

/** The newest posts of the boards that the company put on its home, in its order. */
export function BoardCards({ boards }: { readonly boards: readonly BoardPortlet[] }) {
  return boards.map((board) => <BoardCard key={board.boardNumber} portlet={board} />);
}

function BoardCard({ portlet }: { readonly portlet: BoardPortlet }) {
  const t = useText();
  const language = useLanguage();
  const { boardNumber, posts } = portlet;
  const title = readsKorean(language) ? portlet.koreanTitle : portlet.englishTitle;
  const board = `/portalapp/boards/${boardNumber}`;
  const more = (
    <Link className={styles['more']} to={board} aria-label={t('home.allOf', { board: title })}>
      {t('home.all')}
    </Link>
  );
  return (
    <DashCard title={title} aside={more}>
      {posts.length === 0 ? (
        <DashNote>{t('home.noPosts')}</DashNote>
      ) : (
        <ul className={styles['rows']}>
          {posts.map((post) => (
            <li key={post.postId}>
              <Link className={styles['title']} to={`${board}/posts/${post.postId}`}>
                {post.headWord !== '' && <span className={styles['headWord']}>{`${post.headWord} `}</span>}
                {post.title}
              </Link>
              <time dateTime={post.writtenAt}>{formatDate(post.writtenAt, language)}</time>
            </li>
          ))}
        </ul>
      )}
    </DashCard>
  );
}
