import type { Language } from '../../contract/src/kernel/languages.ts';

/** Frequent characters that only one of the two ways of writing Chinese has: simplified, then traditional. */
const pairs =
  '国國请請码碼验驗证證认認录錄号號员員业業务務书書车車长長门門问問间間开開关關时時动動发發应應实實对對错錯误誤输輸' +
  '过過还還进進这這个個们們么麼为為电電话話语語说說读讀写寫权權册冊单單选選择擇项項须須预預领領题題额額显顯设設计計' +
  '订訂记記许許访訪评評词詞试試详詳询詢该該谁誰调調谢謝识識议議让讓讯訊讨討论論译譯诉訴诺諾账賬财財货貨购購费費资資' +
  '贵貴贴貼赠贈无無机機构構标標样樣档檔检檢条條级級组組细細终終经經结結给給统統继繼续續维維网網联聯职職听聽声聲处處' +
  '备備够夠头頭夹夾奖獎妈媽学學宽寬审審将將专專导導层層属屬岁歲币幣师師带帶帮幫广廣库庫废廢张張归歸当當态態总總惯慣' +
  '愿願战戰执執扩擴扫掃护護报報担擔拥擁拨撥换換损損数數断斷旧舊晓曉暂暫杂雜来來极極栏欄树樹欢歡气氣汇匯没沒济濟测測' +
  '满滿滚滾灵靈点點热熱独獨现現环環画畫畅暢监監盖蓋盘盤确確礼禮离離种種积積称稱稳穩竞競笔筆签簽简簡类類红紅约約纪紀' +
  '纯純纸紙线線练練绍紹绑綁绝絕编編缓緩缩縮罗羅义義习習乐樂买買卖賣乱亂亚亞产產亲親亿億仅僅从從仓倉仪儀价價优優会會' +
  '传傳伤傷侧側储儲儿兒养養军軍农農决決况況冻凍净淨减減击擊创創删刪办辦劳勞势勢医醫华華协協卫衛厂廠历歷厅廳压壓县縣' +
  '参參双雙变變吗嗎启啟响響团團围圍图圖圆圓场場坏壞块塊坚堅适適邮郵释釋针針钟鐘钱錢银銀锁鎖链鏈键鍵闭閉阅閱队隊阶階' +
  '际際随隨难難页頁顺順顾顧频頻颜顏风風飞飛饭飯馆館驻駐龙龍齐齊黄黃麦麥节節药藥获獲营營虑慮补補装裝览覽观觀规規' +
  '视視触觸誉譽贝貝负負责責质質贯貫贺賀赏賞赖賴软軟转轉轮輪轻輕载載较較辅輔辑輯达達迁遷运運远遠违違连連迟遲递遞体體区區内內';

/** Traditional alone, where the simplified one also has other uses. */
const traditionalOnly = '後裡裏復複註隻麵臺係繫';

/** Simplified characters that Japanese has too. */
const inJapaneseToo = '国号会学当来点断数乱医参双画声条礼称旧担属独写将随麦触黄没装机体区内';

const [simplified, traditional] = splitPairs();
const telltales: Readonly<Partial<Record<Language, readonly [ReadonlySet<string>, string]>>> = {
  zh: [new Set([...traditional, ...traditionalOnly]), 'traditional'],
  tw: [new Set(simplified), 'simplified'],
  ja: [new Set(simplified.filter((character) => !inJapaneseToo.includes(character))), 'simplified Chinese'],
};

function splitPairs(): [string[], string[]] {
  const characters = [...pairs];
  return [characters.filter((_, index) => index % 2 === 0), characters.filter((_, index) => index % 2 === 1)];
}

const hangul = /\p{Script=Hangul}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;

/** A sign that a text is not written in its language, or `undefined`. */
export function scriptFault(language: Language, words: string): string | undefined {
  if (!/\p{L}/u.test(words)) return undefined;
  return strangeScript(language, words) ?? missingScript(language, words) ?? wrongCharacter(language, words);
}

function strangeScript(language: Language, words: string): string | undefined {
  if (language !== 'ko' && hangul.test(words)) return 'has Hangul in it';
  if (language !== 'ja' && kana.test(words)) return 'has kana in it';
  if (!['zh', 'tw', 'ja'].includes(language) && han.test(words)) return 'has Chinese characters in it';
  return undefined;
}

function missingScript(language: Language, words: string): string | undefined {
  switch (language) {
    case 'ko':
      return hangul.test(words) ? undefined : 'has no Hangul in it';
    case 'ja':
      return kana.test(words) || han.test(words) ? undefined : 'has neither kana nor Chinese characters in it';
    case 'zh':
    case 'tw':
      return han.test(words) ? undefined : 'has no Chinese characters in it';
    case 'vi':
      return hasVietnameseMarks(words) ? undefined : 'has no Vietnamese letter in it';
    case 'en':
      return undefined;
  }
}

/** Two or three words may do without marks (`email cá nhân` has them, `Xem trang` has not); a sentence never does. */
function hasVietnameseMarks(words: string): boolean {
  const isSentence = (words.match(/\p{L}+/gu) ?? []).length >= 4;
  return !isSentence || /[àáâãèéêìíòóôõùúýăđĩũơư\u1ea0-\u1ef9]/iu.test(words.normalize('NFC'));
}

function wrongCharacter(language: Language, words: string): string | undefined {
  const [strangers, kind] = telltales[language] ?? [];
  const found = strangers && [...words].find((character) => strangers.has(character));
  return found && `has the ${kind} character ${found}`;
}
