import { labelKeyOf } from '@madang/contract/ground/properties/forms.ts';
import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { SectionNav } from '../../../../ui/parts/section-nav.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { groupOf, type PropertyGroup, propertyGroups } from '../property-groups.ts';
import { isChanged, isInSight, isOfAll, sightOf } from '../shown-rows.ts';
import { useText } from '../texts.ts';
import { PropertyEditor } from './property-editor.tsx';
import styles from './settings.module.css';

/** The settings by section, or over all sections what is searched for; what is in sight stands in the address. */
export function Settings({ rows }: { readonly rows: readonly PropertyRow[] }) {
  const t = useText();
  const [address, change] = useSearchParams();
  const sight = sightOf(address);
  const inSight = new Set(
    rows
      // The key is put together from the property's, for which a test holds that all languages have it.
      .filter((row) => isInSight(row, t(labelKeyOf(row) as Parameters<typeof t>[0]), sight))
      .map(({ key }) => key),
  );
  return (
    <>
      <div className={styles['tools']} role="search">
        <TextField
          type="search"
          label={t('search')}
          value={sight.search}
          onChange={(search) => change({ search: search === '' ? null : search })}
        />
        <CheckField
          label={t('changedOnly')}
          value={sight.isChangedOnly}
          onChange={(only) => change({ changed: only ? 'Y' : null })}
        />
      </div>
      <div className={styles['settings']}>
        <div className={styles['sections']}>
          <Sections rows={rows} present={isOfAll(sight) ? undefined : sight.section} />
        </div>
        <div className={styles['groups']}>
          {propertyGroups.map((group) => (
            <Group key={group} group={group} rows={rows} inSight={inSight} />
          ))}
          {inSight.size === 0 && (
            <EmptyState
              title={t('none')}
              action={<Button onClick={() => change({ search: null, changed: null })}>{t('showAll')}</Button>}
            />
          )}
        </div>
      </div>
    </>
  );
}

interface SectionsProps {
  readonly rows: readonly PropertyRow[];
  readonly present: PropertyGroup | undefined;
}

/** Each section has its address; how many of its settings were changed stands beside its name. */
function Sections({ rows, present }: SectionsProps) {
  const t = useText();
  const [, change] = useSearchParams();
  const addressOf = (section: PropertyGroup) => ({ section, search: null, changed: null });
  const links = propertyGroups.map((group) => {
    const changed = rows.filter((row) => groupOf(row.key) === group && isChanged(row)).length;
    const name = t(`groups.${group}`);
    return {
      group,
      href: addressWith(addressOf(group)),
      label: changed === 0 ? name : t('sectionWithChanges', { section: name, count: changed }),
      isCurrent: group === present,
    };
  });
  const follow = (href: string) => {
    const group = links.find((link) => link.href === href)?.group;
    if (group) change(addressOf(group), 'push');
  };
  return <SectionNav label={t('sections')} links={links} onFollow={follow} />;
}

interface GroupProps {
  readonly group: PropertyGroup;
  readonly rows: readonly PropertyRow[];
  readonly inSight: ReadonlySet<string>;
}

/** Shows a group of settings; hides what is out of sight without removing it, so unsaved input is not lost. */
function Group({ group, rows, inSight }: GroupProps) {
  const t = useText();
  const own = rows.filter(({ key }) => groupOf(key) === group);
  return (
    <div hidden={own.every(({ key }) => !inSight.has(key))}>
      <Section id={group} title={t(`groups.${group}`)}>
        {own.map((row) => (
          <div key={row.key} hidden={!inSight.has(row.key)}>
            {/* A saved value begins a new form, so that it is no longer a change. */}
            <PropertyEditor key={JSON.stringify(row.value)} row={row} />
          </div>
        ))}
      </Section>
    </div>
  );
}
