import type { ItemCategoryInput } from '@madang/contract/workplace/item-categories/rules.ts';

/** A category of the demo, with the Korean names of the items that have it. */
interface DemoCategory {
  readonly words: Pick<ItemCategoryInput, 'itemKind' | 'koreanTitle' | 'englishTitle' | 'koreanDescription'>;
  readonly items: readonly string[];
}

export const demoCategories: readonly DemoCategory[] = [
  {
    words: { itemKind: 'board', koreanTitle: '공식', englishTitle: 'Official', koreanDescription: '회사가 알리는 게시판' },
    items: ['공지사항', '자료실'],
  },
  {
    words: { itemKind: 'board', koreanTitle: '소통', englishTitle: 'Community', koreanDescription: '' },
    items: ['자유게시판', '제안함', '익명 게시판', '경조사'],
  },
  {
    words: { itemKind: 'link', koreanTitle: '복리후생', englishTitle: 'Benefits', koreanDescription: '' },
    items: ['복지몰', '구내식당 식단'],
  },
  {
    words: { itemKind: 'link', koreanTitle: '업무 지원', englishTitle: 'Work support', koreanDescription: '' },
    items: ['회의실 예약', 'IT 문의', '경비 정산'],
  },
  {
    words: { itemKind: 'menu', koreanTitle: '도움말', englishTitle: 'Help', koreanDescription: '' },
    items: ['도움받기'],
  },
];
