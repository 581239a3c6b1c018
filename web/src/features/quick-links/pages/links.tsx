import type { LinkRow } from '@madang/contract/quick-links/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { can } from '../../../kernel/calls/can.ts';
import { ListSection } from '../../../kernel/sections/list-section.tsx';
import { OrderedList } from '../../../kernel/sections/ordered-list.tsx';
import { addressWith } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { LinkIcon } from '../../../ui/sections/icons.tsx';
import { RowWords } from '../../../ui/sections/row-words.tsx';
import { sendOrder, useLinks, useReread } from '../api.ts';
import { linkDrawings } from '../../../kernel/sections/link-drawings.ts';
import { LinkPanel } from '../parts/link-panel.tsx';
import { useText } from '../texts.ts';

/** The quick links of the portal's home, in the order in which people see them. */
export function LinksPage() {
  const t = useText();
  const listed = useLinks();
  const { data } = listed;
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={({ linkId }) => linkId}
      mayAdd={isFull || can(data, 'create')}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      empty={{ icon: <LinkIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) =>
        (row || panel === 'new') && <LinkPanel key={row?.linkId ?? 'new'} onClose={close} {...(row && { link: row })} />
      }
    >
      {(links, opened) => <LinkList links={links} {...opened} />}
    </ListSection>
  );
}

interface LinkListProps {
  readonly links: readonly LinkRow[];
  readonly openKey: string | null;
  readonly onOpen: (linkId: string) => void;
}

function LinkList({ links, openKey, onOpen }: LinkListProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const nameOf = (link: LinkRow) => (readsKorean(language) ? link.koreanTitle : link.englishTitle);
  return (
    <OrderedList
      label={t('title')}
      items={links}
      keyOf={({ linkId }) => linkId}
      nameOf={nameOf}
      send={sendOrder}
      reread={reread}
      openKey={openKey}
    >
      {(link) => (
        <RowWords
          title={nameOf(link)}
          href={addressWith({ item: link.linkId, panel: null })}
          onOpen={() => onOpen(link.linkId)}
          picture={<LinkPicture link={link} />}
          detail={`${link.url} · ${t(`targets.${link.windowTarget}`)}`}
        />
      )}
    </OrderedList>
  );
}

function LinkPicture({ link: { imageAddress, icon } }: { readonly link: LinkRow }) {
  const Drawing = linkDrawings[icon];
  return imageAddress === null ? <Drawing /> : <img src={imageAddress} alt="" />;
}
