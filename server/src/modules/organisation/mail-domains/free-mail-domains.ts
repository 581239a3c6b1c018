/** Providers where anyone gets a mail address, by where most of their users live; a domain below one is one too. */
const providers = [
  // Korea
  'naver.com daum.net hanmail.net kakao.com nate.com hanmir.com korea.com dreamwiz.com empas.com empal.com lycos.co.kr',
  'paran.com freechal.com chol.com hitel.net unitel.co.kr netian.com yahoo.co.kr hotmail.co.kr simmani.com nownuri.net',
  // China
  'qq.com vip.qq.com foxmail.com 163.com 163.net 126.com yeah.net 188.com sina.com sina.cn sina.com.cn sohu.com',
  'tom.com 139.com 189.cn wo.cn aliyun.com 21cn.com 263.net yahoo.com.cn yahoo.cn hotmail.com.cn eyou.com 2980.com',
  // Japan
  'yahoo.co.jp ymail.ne.jp docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com excite.co.jp',
  'goo.jp infoseek.jp infoseek.co.jp live.jp outlook.jp hotmail.co.jp mail.goo.ne.jp ocn.ne.jp biglobe.ne.jp',
  // Taiwan and Hong Kong
  'yahoo.com.tw yahoo.com.hk hinet.net msa.hinet.net pchome.com.tw seed.net.tw url.com.tw kimo.com livemail.tw',
  'outlook.com.tw hotmail.com.tw netvigator.com',
  // Vietnam and its neighbours
  'yahoo.com.vn hotmail.com.vn vnn.vn fpt.vn viettel.vn zing.vn yahoo.com.sg yahoo.co.th yahoo.co.id yahoo.com.ph',
  // The whole world
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com passport.com yahoo.com ymail.com rocketmail.com',
  'yahoo.co.uk yahoo.co.in yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.com.au yahoo.com.br icloud.com me.com mac.com',
  'hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it outlook.fr outlook.de outlook.es outlook.it outlook.kr',
  'live.co.uk live.fr live.co.kr aol.com aim.com proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com tutamail.com',
  'zoho.com zohomail.com fastmail.com fastmail.fm hey.com mail.com email.com usa.com gmx.com gmx.net gmx.de gmx.at gmx.ch',
  'web.de freenet.de t-online.de mail.ru inbox.ru bk.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net',
  'orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tin.it alice.it seznam.cz centrum.cz wp.pl o2.pl',
  'onet.pl interia.pl abv.bg uol.com.br bol.com.br terra.com.br rediffmail.com comcast.net verizon.net att.net sbcglobal.net',
  'bellsouth.net cox.net charter.net btinternet.com sky.com virginmedia.com talktalk.net bigpond.com optusnet.com.au',
  'hushmail.com mailbox.org posteo.de runbox.com startmail.com lycos.com',
  // Addresses for a few minutes
  'mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com trashmail.com sharklasers.com',
  'getnada.com dispostable.com maildrop.cc throwawaymail.com moakt.com',
];

export const freeMailDomains: ReadonlySet<string> = new Set(providers.flatMap((line) => line.split(' ')));
