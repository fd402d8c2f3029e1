/** What a form-encoded body says, nested as its brackets are: `metadata[orderId]=1` is `{metadata: {orderId: '1'}}`. */
export interface FormBody {
  readonly [name: string]: string | FormBody;
}

type OpenBody = { [name: string]: string | OpenBody };

function emptyBody(): OpenBody {
  const body: OpenBody = {};
  Object.setPrototypeOf(body, null);
  return body;
}

export function readForm(text: string): FormBody {
  const root = emptyBody();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split('[').map((part) => part.replace(/\]$/, ''));
    let place = root;
    for (const step of path.slice(0, -1)) {
      const next = place[step];
      const inner = typeof next === 'object' ? next : emptyBody();
      place[step] = inner;
      place = inner;
    }
    const last = path.at(-1) ?? key;
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return root;
}

export function textOf(body: FormBody, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

export function bodyOf(body: FormBody, name: string): FormBody {
  const value = body[name];
  return typeof value === 'object' ? value : {};
}

/** The members that are text, such as those of `metadata`. */
export function textsOf(body: FormBody): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** A list, which is written as `types[0]=card&types[1]=klarna` or `types[]=card`. */
export function listOf(body: FormBody, name: string): string[] | undefined {
  const value = body[name];
  return typeof value === 'object' ? Object.values(textsOf(value)) : undefined;
}
