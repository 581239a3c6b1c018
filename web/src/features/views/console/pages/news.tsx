import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { loadNews, newsEntries } from '../news/news.ts';
import { useText } from '../texts.ts';
import styles from './news.module.css';

/** POR-09: things that came lately, each with the way to it where the person may go there. */
export function NewsPage() {
  const t = useText();
  const language = useLanguage();
  const open = new Set(useSections().map(({ path }) => path));
  const texts = useQuery({ queryKey: ['console', 'news', language], queryFn: () => loadNews(language) });
  usePageTitle(t('news.title'));
  return (
    <SectionPage title={t('news.title')} lead={t('news.lead')}>
      <Listed query={texts}>
        {(news) => (
          <ol className={styles['news']}>
            {newsEntries.map(({ key, day, path }) => (
              <li key={key}>
                <time dateTime={day}>{formatDate(day, language)}</time>
                <div>
                  <h2>
                    {path.startsWith('/console/') && !open.has(path) ? (
                      news[key].title
                    ) : (
                      <a href={path}>{news[key].title}</a>
                    )}
                  </h2>
                  <p>{news[key].text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Listed>
    </SectionPage>
  );
}
