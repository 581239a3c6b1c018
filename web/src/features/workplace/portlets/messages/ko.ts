import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '홈 구성',
  lead: '카드를 끌어서 옮기거나 버튼을 사용해 순서를 바꿀 수 있습니다. 홈에는 켜져 있는 카드 중 앞의 {{count}}개가 표시됩니다.',
  shown: '홈에 표시',
  nowShown: '{{name}} 카드를 홈에 표시했습니다.',
  nowHidden: '{{name}} 카드를 홈에서 숨겼습니다.',
  kinds: {
    feed: '새 글',
    approvals: '결재할 문서',
    anniversaries: '기념일',
    links: '바로가기',
  },
  categoriesOf: '{{name}}의 카테고리',
  categories: {
    title: '카테고리',
    lead: '초기 설정에서 만든 게시판은 카테고리에 속합니다. 끄면 그대로 남지만 홈에는 표시되지 않습니다.',
    isActive: '이 카테고리의 카드를 홈에 표시',
    count: '카드 {{count}}개',
    save: '저장',
    saved: '카테고리를 저장했습니다.',
  },
};
