import { consoleHome } from '@madang/contract/kernel/addresses.ts';
import { type ConsoleSection, type SectionGroup, sectionGroups } from '../../../../../kernel/feature.ts';
import { usePath } from '../../../../../kernel/navigation/address.ts';
import { useSections } from '../../../../../kernel/sections/sections.ts';
import { HomeIcon, type Icon, WorksIcon } from '../../../../../ui/icons.tsx';
import {
  CompanyIcon,
  PeopleIcon,
  PortletIcon,
  RecordIcon,
  ShieldIcon,
  TreeIcon,
} from '../../../../../ui/sections/icons.tsx';
import { useText } from '../../texts.ts';

const icons: Readonly<Record<SectionGroup, Icon>> = {
  people: PeopleIcon,
  organisation: TreeIcon,
  portal: PortletIcon,
  service: WorksIcon,
  security: ShieldIcon,
  records: RecordIcon,
  company: CompanyIcon,
};

/** Entry of the navigation: the start page, or a group with the sections that the person may open. */
export interface NavigationGroup {
  readonly key: SectionGroup | 'start';
  readonly title: string;
  readonly icon: Icon;
  /** Path of its first section. */
  readonly path: string;
  /** None where there is but one: the group itself leads there. */
  readonly sections: readonly ConsoleSection[];
  /** The page of the address is in it. */
  readonly isCurrent: boolean;
}

/** The groups in their order; one without a section is not there. */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const t = useText();
  const all = useSections();
  const path = usePath();
  const isHere = (section: ConsoleSection) => path === section.path || path.startsWith(`${section.path}/`);
  const start: NavigationGroup = {
    key: 'start',
    title: t('start.title'),
    icon: HomeIcon,
    path: consoleHome,
    sections: [],
    isCurrent: path === consoleHome,
  };
  // Sections without an ability of their own are, as the start page is, for those who administer the company.
  const hasStart = all.some(({ ability }) => ability === undefined);
  const groups = sectionGroups.flatMap((key): NavigationGroup[] => {
    const sections = all.filter(({ group }) => group === key);
    const [first] = sections;
    if (!first) return [];
    return [
      {
        key,
        title: t(`groups.${key}`),
        icon: icons[key],
        path: first.path,
        sections: sections.length > 1 ? sections : [],
        isCurrent: sections.some(isHere),
      },
    ];
  });
  return hasStart ? [start, ...groups] : groups;
}
