/**
 * Search words of time zones beyond their names: large cities of the same time, and city names in all languages,
 * present and former.
 */
export const zoneCities: Readonly<Record<string, string>> = {
  'Africa/Cairo': 'Alexandria, 카이로, 开罗, 開羅, カイロ',
  'Africa/Casablanca': 'Rabat, Marrakesh',
  'Africa/Johannesburg': 'Cape Town, Pretoria, Durban, 요하네스버그, 케이프타운',
  'Africa/Lagos': 'Abuja',
  'America/Bogota': 'Medellín, Cali',
  'America/Chicago': 'Houston, Dallas, Austin, San Antonio, Minneapolis, 시카고, 휴스턴, 댈러스, 芝加哥, シカゴ',
  'America/Denver': 'Salt Lake City, 덴버',
  'America/Edmonton': 'Calgary, 캘거리',
  'America/Guayaquil': 'Quito',
  'America/Los_Angeles':
    'San Francisco, San Jose, San Diego, Seattle, Portland, Las Vegas, 로스앤젤레스, 샌프란시스코, 시애틀, 洛杉矶, 洛杉磯, 旧金山, 舊金山, ロサンゼルス, サンフランシスコ',
  'America/Mexico_City': 'Guadalajara, Puebla, 멕시코시티, メキシコシティ',
  'America/New_York':
    'Boston, Washington, Philadelphia, Atlanta, Miami, Charlotte, 뉴욕, 워싱턴, 보스턴, 애틀랜타, 纽约, 紐約, ニューヨーク',
  'America/Sao_Paulo': 'Rio de Janeiro, Brasília, Belo Horizonte, 상파울루, 圣保罗, 聖保羅, サンパウロ',
  'America/Toronto': 'Montréal, Ottawa, Québec, 토론토, 多伦多, 多倫多, トロント',
  'America/Vancouver': '밴쿠버, 温哥华, 溫哥華, バンクーバー',
  'Asia/Almaty': 'Astana, Nur-Sultan, 알마티, 아스타나',
  'Asia/Bangkok': 'Chiang Mai, Phuket, 방콕, 치앙마이, 푸껫, 曼谷, バンコク, Băng Cốc',
  'Asia/Dhaka': 'Chattogram, Chittagong, 다카',
  'Asia/Dubai': 'Abu Dhabi, 두바이, 아부다비, 迪拜, 杜拜, ドバイ',
  'Asia/Ho_Chi_Minh':
    'Hanoi, Hà Nội, Hồ Chí Minh, Sài Gòn, Hai Phong, Hải Phòng, Da Nang, Đà Nẵng, Can Tho, Cần Thơ, 하노이, 호찌민, 호치민, 사이공, 다낭, 하이퐁, 河内, 河內, 胡志明, 岘港, 峴港, ハノイ, ホーチミン, ダナン',
  'Asia/Hong_Kong': '홍콩, 香港, ホンコン, Hồng Kông',
  'Asia/Jakarta': 'Bandung, Surabaya, Medan, 자카르타, 雅加达, 雅加達, ジャカルタ',
  'Asia/Jerusalem': 'Tel Aviv, 텔아비브',
  'Asia/Karachi': 'Lahore, Islamabad, 카라치',
  'Asia/Kathmandu': '카트만두, 加德满都, 加德滿都, カトマンズ',
  'Asia/Kolkata':
    'New Delhi, Mumbai, Bombay, Bengaluru, Bangalore, Chennai, Madras, Hyderabad, Pune, Ahmedabad, 뉴델리, 뭄바이, 벵갈루루, 첸나이, 콜카타, 新德里, 孟买, 孟買, ムンバイ, デリー',
  'Asia/Kuala_Lumpur': 'Penang, Johor Bahru, 쿠알라룸푸르, 페낭, 吉隆坡, クアラルンプール',
  'Asia/Macau': '마카오, 澳门, 澳門, マカオ, Ma Cao',
  'Asia/Makassar': 'Denpasar, Bali, 발리, 峇里, バリ',
  'Asia/Manila': 'Quezon City, Cebu, Davao, 마닐라, 세부, 马尼拉, 馬尼拉, マニラ, セブ',
  'Asia/Riyadh': 'Jeddah, Mecca, 리야드, 제다',
  'Asia/Seoul':
    'Busan, Pusan, Incheon, Daegu, Daejeon, Gwangju, Ulsan, Suwon, Sejong, Jeju, 서울, 부산, 인천, 대구, 대전, 광주, 울산, 수원, 세종, 제주, 首尔, 首爾, 釜山, 仁川, 济州, 濟州, ソウル, プサン, インチョン',
  'Asia/Shanghai':
    'Beijing, Peking, Shenzhen, Guangzhou, Canton, Tianjin, Chongqing, Chengdu, Wuhan, Hangzhou, Nanjing, Suzhou, Xi’an, Xian, Qingdao, Dalian, Shenyang, 베이징, 북경, 상하이, 상해, 선전, 광저우, 톈진, 충칭, 청두, 칭다오, 다롄, 선양, 北京, 上海, 深圳, 广州, 廣州, 天津, 重庆, 重慶, 成都, 武汉, 武漢, 杭州, 南京, 苏州, 蘇州, 西安, 青岛, 青島, 大连, 大連, ペキン, シャンハイ, Bắc Kinh, Thượng Hải, Quảng Châu, Thâm Quyến',
  'Asia/Singapore': '싱가포르, 新加坡, シンガポール',
  'Asia/Taipei':
    'Kaohsiung, Taichung, Tainan, Hsinchu, 타이베이, 가오슝, 타이중, 台北, 臺北, 高雄, 台中, 臺中, 台南, 新竹, タイペイ, Đài Bắc, Cao Hùng',
  'Asia/Tokyo':
    'Osaka, Kyoto, Nagoya, Yokohama, Kobe, Fukuoka, Sapporo, Sendai, Hiroshima, 도쿄, 동경, 오사카, 교토, 나고야, 요코하마, 고베, 후쿠오카, 삿포로, 东京, 東京, 大阪, 京都, 名古屋, 横浜, 橫濱, 神戸, 神戶, 福岡, 福冈, 札幌, 仙台, 広島',
  'Asia/Yangon': 'Mandalay, Naypyidaw, 양곤, 仰光, ヤンゴン',
  'Australia/Brisbane': 'Gold Coast, 브리즈번',
  'Australia/Sydney': 'Canberra, 시드니, 캔버라, 悉尼, 雪梨, シドニー',
  'Europe/Amsterdam': 'Rotterdam, The Hague, 암스테르담, 阿姆斯特丹, アムステルダム',
  'Europe/Berlin':
    'Munich, München, Frankfurt, Hamburg, Cologne, Köln, Stuttgart, Düsseldorf, 베를린, 뮌헨, 프랑크푸르트, 柏林, 慕尼黑, 法兰克福, 法蘭克福, ベルリン, ミュンヘン, フランクフルト',
  'Europe/Istanbul': 'Ankara, 이스탄불, 앙카라, 伊斯坦布尔, イスタンブール',
  'Europe/Kyiv': 'Kharkiv, Odesa, Lviv, 키이우, 키예프, 基辅, 基輔, キーウ, キエフ',
  'Europe/London': 'Manchester, Birmingham, Edinburgh, Glasgow, 런던, 伦敦, 倫敦, ロンドン, Luân Đôn',
  'Europe/Madrid': 'Barcelona, Valencia, Sevilla, 마드리드, 바르셀로나, 马德里, 馬德里, マドリード',
  'Europe/Moscow': 'Saint Petersburg, 모스크바, 상트페테르부르크, 莫斯科, モスクワ',
  'Europe/Paris': 'Lyon, Marseille, Toulouse, 파리, 巴黎, パリ',
  'Europe/Prague': 'Brno, Ostrava, 프라하, 布拉格, プラハ',
  'Europe/Rome': 'Milan, Milano, Naples, Turin, 로마, 밀라노, 罗马, 羅馬, 米兰, 米蘭, ローマ, ミラノ',
  'Europe/Warsaw': 'Kraków, Wrocław, Gdańsk, 바르샤바, 华沙, 華沙, ワルシャワ',
  'Europe/Zurich': 'Geneva, Genève, Basel, Bern, 취리히, 제네바, 苏黎世, 蘇黎世, チューリッヒ, ジュネーブ',
  'Pacific/Auckland': 'Wellington, Christchurch, 오클랜드, 웰링턴, 奥克兰, 奧克蘭, オークランド',
};

/** Zones by the other names that the database has for them; the browser lists one of each pair. */
export const otherZoneNames: readonly (readonly [string, string])[] = [
  ['Africa/Asmara', 'Africa/Asmera'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['America/Argentina/Catamarca', 'America/Catamarca'],
  ['America/Argentina/Cordoba', 'America/Cordoba'],
  ['America/Argentina/Jujuy', 'America/Jujuy'],
  ['America/Argentina/Mendoza', 'America/Mendoza'],
  ['America/Atikokan', 'America/Coral_Harbour'],
  ['America/Indiana/Indianapolis', 'America/Indianapolis'],
  ['America/Kentucky/Louisville', 'America/Louisville'],
  ['America/Nuuk', 'America/Godthab'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Yangon', 'Asia/Rangoon'],
  ['Atlantic/Faroe', 'Atlantic/Faeroe'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Pacific/Chuuk', 'Pacific/Truk'],
  ['Pacific/Kanton', 'Pacific/Enderbury'],
  ['Pacific/Pohnpei', 'Pacific/Ponape'],
];
