import { ordinaryBoard, type BoardSettingsForm } from '@madang/contract/workplace/boards/console.ts';

/** A post of the demo: its paragraphs, what others say to it, and how many recommend it. */
export interface DemoPost {
  readonly title: string;
  readonly headWord?: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly comments?: readonly string[];
  readonly recommendations?: number;
  readonly isPinned?: true;
}

export interface DemoBoard {
  readonly settings: BoardSettingsForm;
  /** Written by the administrator alone. */
  readonly isOfficial?: boolean;
  /** The oldest first. */
  readonly posts: readonly DemoPost[];
}

export const boards: readonly DemoBoard[] = [
  {
    settings: { ...ordinaryBoard, boardName: '공지사항', englishBoardName: 'Notices', isFavourite: true, allowsReplies: false },
    isOfficial: true,
    posts: [
      {
        title: '포털을 새로 열었습니다',
        paragraphs: [
          '오늘부터 메일, 메신저, 회의, 드라이브를 한곳에서 시작하는 새 포털을 엽니다.',
          '쓰다가 불편한 점은 제안함에 남겨 주세요. 모든 글에 일주일 안에 답하겠습니다.',
        ],
        comments: ['첫 화면이 한눈에 들어와서 좋습니다.', '휴대폰에서도 잘 보이네요!'],
        recommendations: 9,
      },
      {
        title: '건강검진 신청 안내',
        paragraphs: ['올해 건강검진은 원하는 병원과 날짜를 직접 골라 신청합니다.'],
        points: ['대상: 모든 임직원과 가족 1명', '신청: 복지몰의 건강검진 메뉴', '문의: 인사팀'],
        comments: ['가족도 같은 날에 받을 수 있나요?', '네, 신청 화면에서 같은 날짜를 고르시면 됩니다.'],
        recommendations: 4,
      },
      {
        title: '사무실 이사에 따른 자리 안내',
        paragraphs: [
          '상품본부와 디지털본부가 5층으로 모입니다. 짐은 금요일 오후 4시까지 상자에 담아 이름을 적어 두세요.',
          '월요일 아침에는 새 자리에서 바로 일할 수 있습니다.',
        ],
        comments: ['회의실은 몇 개로 늘어나나요?'],
        recommendations: 6,
      },
      {
        title: '비밀번호는 이렇게 지켜 주세요',
        paragraphs: ['비밀번호를 묻는 전화나 메일은 모두 가짜입니다. 정보보호팀은 비밀번호를 절대 묻지 않습니다.'],
        points: ['다른 곳에서 쓰는 비밀번호를 쓰지 않기', '자리를 비울 때 화면 잠그기', '수상한 메일은 열지 말고 신고하기'],
        recommendations: 11,
      },
      {
        title: '송년의 밤에 초대합니다',
        isPinned: true,
        paragraphs: ['한 해 동안 수고한 서로에게 박수를 보내는 자리입니다. 팀마다 3분짜리 무대를 준비해 주세요.'],
        comments: ['디자인팀은 벌써 연습에 들어갔습니다.', '데이터팀도 질 수 없죠.', '사회는 누가 보나요?'],
        recommendations: 15,
      },
    ],
  },
  {
    settings: { ...ordinaryBoard, boardName: '자유게시판', englishBoardName: 'FreeTalk' },
    posts: [
      {
        title: '점심 같이 드실 분',
        paragraphs: ['새로 생긴 국숫집에 가 보려고 합니다. 12시에 1층에서 만나요.'],
        comments: ['저요!', '저도 갑니다. 자리 넷 잡아 둘게요.', '다녀오셨으면 후기 부탁드려요.'],
        recommendations: 3,
      },
      {
        title: '달리기 모임을 시작합니다',
        paragraphs: ['매주 수요일 저녁에 강변을 5킬로미터쯤 천천히 달립니다. 처음이어도 괜찮습니다.'],
        comments: ['운동화만 있으면 되나요?', '네, 물은 제가 챙길게요.'],
        recommendations: 8,
      },
      {
        title: '화분을 나눕니다',
        paragraphs: ['자리를 옮기면서 스킨답서스가 세 개 남았습니다. 창가에서 잘 자랍니다.'],
        comments: ['하나 데려가도 될까요?', '마지막 하나는 고객지원팀으로 보내 주세요.'],
        recommendations: 5,
      },
      {
        title: 'Anyone up for language exchange?',
        paragraphs: [
          'I can help with English on Tuesdays at lunch and would love to practise Korean. Coffee is on me the first time.',
        ],
        comments: ['좋은데요? 저도 끼워 주세요.', 'Count me in.'],
        recommendations: 4,
      },
      {
        title: '4층 커피 기계 고쳤습니다',
        paragraphs: ['부품이 왔습니다. 이제 우유 거품도 나옵니다.'],
        comments: ['오늘의 가장 좋은 소식입니다.'],
        recommendations: 17,
      },
      {
        title: '주말에 다녀온 숲길',
        paragraphs: ['잣나무 숲 사이로 한 시간쯤 걷는 길입니다. 아이와 함께 가기에도 좋았습니다.'],
        comments: ['주차는 편한가요?', '아침 10시 전이면 넉넉합니다.'],
        recommendations: 6,
      },
    ],
  },
  {
    settings: { ...ordinaryBoard, boardName: '자료실', englishBoardName: 'Library', hasHeadWords: true },
    posts: [
      {
        title: '제안서 서식 모음',
        headWord: '서식',
        paragraphs: ['국내와 해외 고객에게 보내는 제안서 서식입니다. 표지와 목차는 그대로 두고 본문만 고쳐 쓰세요.'],
        comments: ['영문 서식도 함께 있어서 편합니다.'],
        recommendations: 7,
      },
      {
        title: '신입사원 첫 주 안내서',
        headWord: '안내',
        paragraphs: ['첫날 받는 장비부터 첫 주에 만나는 사람까지 순서대로 적었습니다.'],
        points: ['첫날: 계정과 장비', '둘째 날: 부서 소개', '셋째 날: 상품 교육', '넷째 날: 보안 교육'],
        recommendations: 5,
      },
      {
        title: '보고서에 쓰는 그래프 색',
        headWord: '디자인',
        paragraphs: ['색을 구별하기 어려운 분도 읽을 수 있도록 고른 여섯 가지 색입니다. 흑백으로 인쇄해도 구별됩니다.'],
        comments: ['다음 분기 보고서부터 써 보겠습니다.'],
        recommendations: 10,
      },
      {
        title: '품질 점검표',
        headWord: '서식',
        paragraphs: ['출고 전에 확인하는 열두 가지입니다. 한 가지라도 걸리면 출고하지 않습니다.'],
        recommendations: 2,
      },
    ],
  },
  {
    settings: { ...ordinaryBoard, boardName: '제안함', englishBoardName: 'Ideas', needsApproval: true },
    posts: [
      {
        title: '회의는 25분으로',
        paragraphs: ['30분 회의를 25분으로 줄이면 다음 회의 전에 숨을 돌릴 수 있습니다.'],
        comments: ['우리 팀은 이번 주부터 해 보겠습니다.', '찬성합니다.'],
        recommendations: 14,
      },
      {
        title: '수선 키트를 1층에 두면 어떨까요',
        paragraphs: ['실과 바늘, 단추 몇 개만 있어도 큰 도움이 됩니다.'],
        comments: ['총무팀에서 준비하겠습니다.'],
        recommendations: 6,
      },
      {
        title: '고객의 말을 매달 함께 읽기',
        paragraphs: ['고객지원팀이 받은 말 가운데 열 가지를 골라 모두 함께 읽었으면 합니다.'],
        recommendations: 3,
      },
    ],
  },
  {
    settings: { ...ordinaryBoard, boardName: '익명 게시판', englishBoardName: 'Anonymous', isAnonymous: true, showsAuthor: false },
    posts: [
      {
        title: '늦게까지 불이 켜져 있는 층이 많습니다',
        paragraphs: ['바쁜 때인 것은 알지만, 서로 먼저 들어가라고 말해 주면 좋겠습니다.'],
        comments: ['고맙습니다. 오늘은 먼저 들어가겠습니다.', '팀장님들이 먼저 보여 주세요.'],
        recommendations: 12,
      },
      {
        title: '칭찬합니다',
        paragraphs: ['어제 비 오는 날 택배 상자를 함께 옮겨 준 분, 정말 고맙습니다.'],
        comments: ['마음이 따뜻해지네요.'],
        recommendations: 9,
      },
    ],
  },
  {
    settings: {
      ...ordinaryBoard,
      boardName: '경조사',
      englishBoardName: 'Occasions',
      usesValidity: true,
      validityDays: 30,
      keepMonths: 3,
      showsOnHome: false,
    },
    posts: [
      {
        title: '해외영업팀에 아기가 태어났습니다',
        paragraphs: ['산모와 아기 모두 건강합니다. 함께 축하해 주세요.'],
        comments: ['축하합니다!', '아기 이름이 궁금해요.', '건강하게 자라길 바랍니다.'],
        recommendations: 16,
      },
      {
        title: '품질팀의 결혼 소식',
        paragraphs: ['다음 달 첫 토요일 오후 1시, 시청 옆 정원에서 식을 올립니다.'],
        comments: ['두 분 행복하세요.'],
        recommendations: 13,
      },
    ],
  },
];
