import { boardNameFor } from '@madang/contract/boards/names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { boardHref, boardsQuery } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { useText } from '../texts.ts';
import reading from '../../../ui/parts/reading.module.css';
import styles from './boards.module.css';

/** The boards that the person can read. */
export function BoardsPage() {
  const t = useText();
  const language = useLanguage();
  usePageTitle(t('boards'));
  return (
    <div className={reading['page']}>
      <h1 tabIndex={-1}>{t('boards')}</h1>
      <Asked query={useQuery(boardsQuery)}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('noBoards')} text={t('noBoardsText')} />
          ) : (
            <ul className={reading['list']}>
              {items.map((board) => (
                <li key={board.boardNumber}>
                  <Link className={styles['row']} to={boardHref(board.boardNumber)}>
                    <span className={styles['title']}>{boardNameFor(board, language)}</span>
                    <span className={styles['notes']}>
                      {board.isFavourite && <span>{t('favourite')}</span>}
                      {board.isAnonymous && <span>{t('anonymous')}</span>}
                      {!can(board, 'write') && <span>{t('readOnly')}</span>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </div>
  );
}
