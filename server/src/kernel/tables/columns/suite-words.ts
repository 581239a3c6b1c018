/** Titles of columns by their meaning: words of the six languages, of NAVER WORKS, LINE WORKS, Google Workspace, Microsoft 365, Entra and Feishu. */
export const suiteWords = {
  familyName: wordsOf('성, 성씨, 姓, 氏, last name, family name, surname, 苗字, 名字, họ'),
  givenName: wordsOf('이름, 名, 名前, first name, given name, tên, 名字'),
  fullName: wordsOf(
    '성명, 이름, 성함, 사원명, 직원명, 구성원명, 표시 이름, 氏名, 社員名, 表示名, 姓名, 员工姓名',
    '員工姓名, 显示名称, 顯示名稱, name, full name, display name, displayName, employee name',
    'họ và tên, họ tên, tên nhân viên, tên hiển thị',
  ),
  englishName: wordsOf('영문명, 영문 이름, 영문 성명, 英語名, 英文名, 英文姓名, english name, tên tiếng anh'),
  nickname: wordsOf('닉네임, 별명, ニックネーム, 昵称, 暱稱, nickname, biệt danh'),
  loginId: wordsOf(
    '아이디, ID, 사용자 ID, 로그인 ID, 계정, 계정명, ユーザーID, ログインID, アカウント, 账号',
    '帐号, 用户名, 登录账号, 帳號, 使用者名稱, 登入帳號, user id, login id, user name, username',
    'account, userPrincipalName, tên đăng nhập, tài khoản',
  ),
  mail: wordsOf(
    '이메일, 메일, 이메일 주소, 메일 주소, 회사 메일, 사내 메일, メール, メールアドレス',
    '会社メール, 邮箱, 电子邮件, 企业邮箱, 工作邮箱, 電子郵件, 電子信箱, 公司信箱, email, e-mail',
    'mail, email address, work email, primary email, thư điện tử, địa chỉ email',
  ),
  externalMail: wordsOf(
    '개인 이메일, 개인 메일, 보조 이메일, 외부 메일, 비상 연락 메일, 個人メール',
    '個人メールアドレス, 予備メール, 个人邮箱, 备用邮箱, 個人信箱, 備用信箱, personal email',
    'private email, recovery email, alternate email, alternate email address, otherMails',
    'secondary email, home secondary email, email cá nhân, email dự phòng',
  ),
  mobile: wordsOf(
    '휴대폰, 휴대전화, 휴대폰 번호, 휴대전화 번호, 핸드폰, 핸드폰 번호, HP, H.P, 모바일, 携帯',
    '携帯電話, 携帯番号, 携帯電話番号, 手机, 手机号, 手机号码, 移动电话, 手機, 手機號碼, 行動電話',
    'mobile, mobile phone, mobile number, cell phone, cellphone, recovery phone, di động',
    'số di động, điện thoại di động',
  ),
  phone: wordsOf(
    '전화, 전화번호, 내선, 내선번호, 사내 전화, 사내 전화번호, 회사 전화, 연락처, 電話, 電話番号',
    '内線, 内線番号, 会社電話, 电话, 电话号码, 办公电话, 座机, 分机, 電話號碼, 辦公室電話, 分機',
    'phone, phone number, telephone, work phone, office phone, extension, telephoneNumber',
    'điện thoại, số điện thoại, máy lẻ',
  ),
  employeeNumber: wordsOf(
    '사번, 사원번호, 사원 번호, 직원번호, 社員番号, 従業員番号, 工号, 员工编号, 員工編號, 工號',
    'employee number, employee no, employee id, emp no, staff number, employeeId, mã nhân viên',
    'số nhân viên',
  ),
  department: wordsOf(
    '부서, 부서명, 소속, 소속 부서, 조직, 조직명, 팀, 팀명, 部署, 部署名, 所属, 所属部署, 組織',
    '组织, 部门, 部门名称, 所属部门, 部門, 部門名稱, 所屬部門, department, department name, team',
    'org unit, org unit path, organization, organizational unit, phòng ban, bộ phận',
    'tên phòng ban',
  ),
  departmentCode: wordsOf(
    '부서코드, 부서 코드, 조직 코드, 部署コード, 組織コード, 部门代码, 部门编码, 部門代碼',
    'department code, dept code, cost center, mã phòng ban, mã bộ phận',
  ),
  parentDepartment: wordsOf(
    '상위부서, 상위 부서, 상위 부서명, 상위 조직, 上位部署, 親部署, 上位組織, 上级部门, 上級部門',
    'parent department, parent organization, parent org unit, parent org unit path, parent',
    'phòng ban cấp trên, phòng ban cha',
  ),
  jobRank: wordsOf(
    '직급, 직급명, 직위, 등급, 職級, 役職ランク, 职级, 级别, 職等, job rank, rank, grade, level',
    'job level, employee type, cấp bậc, ngạch bậc',
  ),
  jobTitle: wordsOf(
    '직책, 직책명, 보직, 役職, 職位, 役職名, 职位, 职务, 岗位, 職稱, 職務, job title, title',
    'position, employee title, jobTitle, chức danh, chức vụ',
  ),
  duty: wordsOf(
    '담당 업무, 담당업무, 업무, 직무, 担当業務, 工作内容, 工作職掌, duty, responsibilities',
    'công việc phụ trách',
  ),
  employmentType: wordsOf(
    '고용 형태, 고용형태, 사용자 유형, 雇用形態, 用工类型, 雇用類型, employment type, user type',
    'loại hợp đồng',
  ),
  language: wordsOf('언어, 사용 언어, 言語, 表示言語, 语言, 語言, language, preferred language, ngôn ngữ'),
  country: wordsOf(
    '국가, 나라, 국적, 国, 国家, 国・地域, 國家, country, country or region, usage location',
    'quốc gia',
  ),
  joinedOn: wordsOf(
    '입사일, 입사일자, 입사 일자, 채용일, 入社日, 入社年月日, 入职日期, 入职时间, 到職日',
    '到職日期, hire date, start date, join date, joining date, date of joining, ngày vào làm',
    'ngày vào công ty',
  ),
  retiredOn: wordsOf(
    '퇴사일, 퇴직일, 퇴직일자, 退職日, 离职日期, 離職日, leaving date, termination date',
    'ngày nghỉ việc',
  ),
  birthDate: wordsOf(
    '생년월일, 생일, 生年月日, 誕生日, 出生日期, 生日, birth date, birthday, date of birth',
    'ngày sinh',
  ),
  workplace: wordsOf(
    '근무지, 근무처, 사업장, 勤務地, 事業所, 工作地点, 办公地点, 工作地點, workplace, office',
    'location, nơi làm việc',
  ),
  manager: wordsOf(
    '조직장, 상사, 관리자, 上司, 上長, 直属上级, 主管, 直屬主管, manager, manager email',
    'reports to, quản lý',
  ),
  address: wordsOf('주소, 住所, 地址, address, địa chỉ'),
  note: wordsOf('비고, 메모, 참고, 備考, メモ, 备注, 備註, note, notes, remarks, memo, ghi chú'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SuiteWord = keyof typeof suiteWords;

function wordsOf(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}
