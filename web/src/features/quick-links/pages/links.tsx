import type { LinkRow } from '@madang/contract/quick-links/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { OrderedList } from '../../../kernel/rooms/ordered-list.tsx';
import { addressWith, useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { LinkIcon } from '../../../ui/rooms/icons.tsx';
import { Room } from '../../../ui/rooms/room.tsx';
import { RowWords } from '../../../ui/rooms/row-words.tsx';
import { sendOrder, useLinks, useReread } from '../api.ts';
import { linkDrawings } from '../../../kernel/rooms/link-drawings.ts';
import { LinkPanel } from '../parts/link-panel.tsx';
import { useText } from '../texts.ts';

/** The quick links of the portal's home, in the order in which people see them. */
export function LinksPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const listed = useLinks();
  const [panel, item] = [search.get('panel'), search.get('item')];
  usePageTitle(t('title'));
  const isEmpty = listed.data?.data.list.length === 0;
  const opened = listed.data?.data.list.find(({ linkId }) => linkId === item);
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      disabledReason={listed.data?.can.add === false ? t('full', { limit: listed.data.limit }) : undefined}
      onClick={() => change({ panel: 'new', item: null }, 'push')}
    >
      {t('add')}
    </Button>
  );
  return (
    <Room
      title={t('title')}
      lead={t('lead')}
      count={listed.data && formatNumber(listed.data.data.list.length, language)}
      actions={!isEmpty && add}
      panel={
        (opened || panel === 'new') && (
          <LinkPanel
            key={opened?.linkId ?? 'new'}
            onClose={() => change({ panel: null, item: null })}
            {...(opened && { link: opened })}
          />
        )
      }
    >
      <Listed query={listed}>
        {({ data: { list } }) =>
          list.length === 0 ? (
            <EmptyState icon={<LinkIcon />} title={t('empty')} text={t('emptyText')} action={add} />
          ) : (
            <LinkList links={list} openKey={item} onOpen={(linkId) => change({ item: linkId, panel: null }, 'push')} />
          )
        }
      </Listed>
    </Room>
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
