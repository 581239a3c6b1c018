import type { LinkRow } from '@madang/contract/workplace/quick-links/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { linkDrawings } from '../../../../kernel/sections/link-drawings.ts';
import { OrderedSection } from '../../../../kernel/sections/ordered-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkIcon } from '../../../../ui/sections/icons.tsx';
import { sendOrder, useLinks, useReread } from '../api.ts';
import { CategoryChips, useCategoryFilter } from '../../item-categories/index.ts';
import { LinkPanel } from '../parts/link-panel.tsx';
import { useText } from '../texts.ts';

/** The quick links of the portal's home, in the order in which people see them. */
export function LinksPage() {
  const t = useText();
  const language = useLanguage();
  const { admits, ...filter } = useCategoryFilter('link');
  return (
    <OrderedSection
      title={t('title')}
      lead={t('lead')}
      query={useLinks()}
      {...filter}
      admits={({ linkId }) => admits(linkId)}
      keyOf={({ linkId }) => linkId}
      nameOf={(link) => (readsKorean(language) ? link.koreanTitle : link.englishTitle)}
      send={sendOrder}
      reread={useReread()}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={(limit) => t('full', { limit })}
      empty={{ icon: <LinkIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) =>
        (row || panel === 'new') && <LinkPanel key={row?.linkId ?? 'new'} onClose={close} {...(row && { link: row })} />
      }
      row={(link) => ({
        picture: <LinkPicture link={link} />,
        detail: (
          <>
            <span>{`${link.url} · ${t(`targets.${link.windowTarget}`)}`}</span>
            <CategoryChips kind="link" itemId={link.linkId} />
          </>
        ),
      })}
    />
  );
}

function LinkPicture({ link: { imageAddress, icon } }: { readonly link: LinkRow }) {
  const Drawing = linkDrawings[icon];
  return imageAddress === null ? <Drawing /> : <img src={imageAddress} alt="" />;
}
