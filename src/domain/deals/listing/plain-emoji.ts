/** Emoji that stand for a label where nothing but a figure follows; before words they are ornament. */
const labels: readonly (readonly [RegExp, string])[] = [
  [/(?:🛏|🛌)[\ufe0f\u200d]{0,2}\s?:?\s?(\d{1,2})\+?(?=\s*(?:$|[|,•/]|\p{Extended_Pictographic}))/gmu, ' • Beds: $1 • '],
  [
    /(?:🛁|🚿|🚽|🛀)[\ufe0f\u200d]{0,2}\s?:?\s?(\d{1,2}(?:\.\d{1,2})?)\+?(?=\s*(?:$|[|,•/]|\p{Extended_Pictographic}))/gmu,
    ' • Baths: $1 • ',
  ],
  [/(?:🚗|🚘|🚙|🅿)[\ufe0f\u200d]{0,2}\s?:?\s?(\d)(?=\s*(?:$|[|,•/]|\p{Extended_Pictographic}))/gmu, ' • Garage: $1 • '],
  [
    /(?:📐|📏)[\ufe0f\u200d]{0,2}\s?:?\s?(\d{1,2},?\d{3}|\d{3})(?=\s*(?:$|[|,•/]|\p{Extended_Pictographic}))/gmu,
    ' • Sqft: $1 • ',
  ],
  [
    /(?:📅|🗓|🏗|📆)[\ufe0f\u200d]{0,2}\s?:?\s?((?:18|19|20)\d\d)(?=\s*(?:$|[|,•/]|\p{Extended_Pictographic}))/gmu,
    ' • Built: $1 • ',
  ],
  [
    /(?:🛠|🔧|🔨|🧰)[\ufe0f\u200d]{0,2}\s?:?\s?(\$ ?[\d,.]{1,10} ?[kK]?)(?![\d,.]*\d)(?=\s*(?:$|[|,•]|\p{Extended_Pictographic}))/gmu,
    ' • Repairs: $1 • ',
  ],
  [
    /(?:💵|💰|🏷|💸|🤑)[\ufe0f\u200d]{0,2}\s?:?\s?(\$ ?[\d,.]{1,10} ?[kKmM]?)(?![\d,.]*\d)(?=\s*(?:$|[|,•/]|\p{Extended_Pictographic}))/gmu,
    ' • Price: $1 • ',
  ],
];
const ANY = /[🛏🛌🛁🚿🚽🛀🚗🚘🚙🅿📐📏📅🗓🏗📆🛠🔧🔨🧰💵💰🏷💸🤑]/u;

/** `🛏 3 🛁 1` as `Beds: 3`, `Baths: 1`; `💲` is a dollar sign. */
export function readEmoji(text: string): string {
  let plain = text.includes('💲') ? text.replace(/💲\s?\$?/gu, ' $') : text;
  if (!ANY.test(plain)) return plain;
  for (const [pattern, label] of labels) plain = plain.replace(pattern, label);
  return plain;
}
