/*
 * Providers at which anybody can get an address, so that an address there proves nothing about a company: the large ones and those of the
 * markets that we serve. A company whose website is under one of these domains is not verified by it.
 */
const FREE_MAIL_DOMAINS = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.co.za hotmail.fr hotmail.de live.com live.co.uk live.co.za
live.com.au msn.com yahoo.com yahoo.co.uk yahoo.co.za yahoo.com.au yahoo.co.in yahoo.fr yahoo.de ymail.com rocketmail.com aol.com
icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tuta.com gmx.com gmx.net gmx.de gmx.at web.de t-online.de mail.com
zoho.com zohomail.com yandex.com yandex.ru mail.ru inbox.ru qq.com 163.com 126.com sina.com naver.com fastmail.com hey.com duck.com
webmail.co.za mweb.co.za vodamail.co.za telkomsa.net iafrica.com bigpond.com bigpond.net.au optusnet.com.au iinet.net.au
comcast.net verizon.net att.net sbcglobal.net cox.net orange.fr wanadoo.fr free.fr laposte.net libero.it btinternet.com sky.com
mailinator.com guerrillamail.com 10minutemail.com temp-mail.org yopmail.com sharklasers.com`.split(/\s+/),
)

/** Whether a domain belongs to a provider at which anybody can get an address. */
export const isFreeMailDomain = (domain: string): boolean => FREE_MAIL_DOMAINS.has(domain)
