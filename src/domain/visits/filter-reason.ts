/** What a browser that is no person's says it is. */
export type BotKind = 'search' | 'ai' | 'preview' | 'driven' | 'program' | 'other';

/** The first that fits counts: readers for AI often name a browser or a search engine beside themselves. */
const kinds: readonly (readonly [BotKind, RegExp])[] = [
  [
    'ai',
    /gptbot|chatgpt|oai-searchbot|claude|anthropic|perplexity|ccbot|bytespider|amazonbot|applebot-extended|google-extended|meta-external|cohere|diffbot|mistral/i,
  ],
  [
    'preview',
    /facebookexternalhit|facebot|slackbot|slack-imgproxy|twitterbot|linkedinbot|whatsapp|telegrambot|discordbot|skypeuripreview|pinterest|embedly|redditbot|bitlybot|iframely/i,
  ],
  [
    'search',
    /googlebot|google-inspectiontool|adsbot|mediapartners|bingbot|bingpreview|slurp|duckduckbot|baiduspider|yandex|applebot|sogou|exabot|seznambot|petalbot|qwant/i,
  ],
  [
    'driven',
    /headless|phantomjs|puppeteer|playwright|selenium|webdriver|lighthouse|pagespeed|gtmetrix|pingdom|cypress/i,
  ],
  [
    'program',
    /curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|libwww|perl|ruby|php|scrapy|httpclient|postman|insomnia/i,
  ],
];

/** Which kind of bot a User-Agent names; only for those that are known to be bots. */
export function botKind(userAgent: string): BotKind {
  return kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}
