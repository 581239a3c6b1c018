import { consoleHome } from '@madang/contract/kernel/addresses.ts';
import { type ConsoleSection, type SectionGroup, sectionGroups } from '../../../kernel/feature.ts';
import { usePath } from '../../../kernel/navigation/address.ts';
import { useSections } from '../../../kernel/sections/sections.ts';
import { HomeIcon, type Icon, WorksIcon } from '../../../ui/icons.tsx';
import { CompanyIcon, PeopleIcon, PortletIcon, RecordIcon, ShieldIcon, TreeIcon } from '../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';

const icons: Readonly<Record<SectionGroup, Icon>> = {
  people: PeopleIcon,
  organisation: TreeIcon,
  portal: PortletIcon,
  service: WorksIcon,
  security: ShieldIcon,
  records: RecordIcon,
  company: CompanyIcon,
};

/** What the navigation shows as one: the start page, or a group with the rooms that the person may enter. */
export interface RoomGroup {
  readonly key: SectionGroup | 'start';
  readonly title: string;
  readonly icon: Icon;
  /** Where its first room is. */
  readonly path: string;
  /** None where there is but one: the group itself leads there. */
  readonly rooms: readonly ConsoleSection[];
  /** The page of the address is in it. */
  readonly isCurrent: boolean;
}

/** The groups in their order; one without a room is not there. */
export function useRoomGroups(): readonly RoomGroup[] {
  const t = useText();
  const sections = useSections();
  const path = usePath();
  const isHere = (room: ConsoleSection) => path === room.path || path.startsWith(`${room.path}/`);
  const start: RoomGroup = {
    key: 'start',
    title: t('start.title'),
    icon: HomeIcon,
    path: consoleHome,
    rooms: [],
    isCurrent: path === consoleHome,
  };
  // Sections without an ability of their own are, as the start page is, for those who administer the company.
  const hasStart = sections.some(({ ability }) => ability === undefined);
  const groups = sectionGroups.flatMap((key): RoomGroup[] => {
    const rooms = sections.filter(({ group }) => group === key);
    const [first] = rooms;
    if (!first) return [];
    return [
      {
        key,
        title: t(`groups.${key}`),
        icon: icons[key],
        path: first.path,
        rooms: rooms.length > 1 ? rooms : [],
        isCurrent: rooms.some(isHere),
      },
    ];
  });
  return hasStart ? [start, ...groups] : groups;
}
