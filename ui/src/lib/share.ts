/** A text in an address, such as rules: compressed, then in letters that addresses allow. `own` says what it is. */

const OWN = 'rules=';

/** Longest fragment: longer addresses are not kept by all browsers and chats. */
export const LONGEST = 30_000;

export async function pack(text: string, own = OWN): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return own + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Longest text in an address. */
export const MOST = 1 << 16;

/** The text in a fragment; nothing if there is none or it is damaged. */
export async function unpack(fragment: string, own = OWN): Promise<string | undefined> {
  if (!fragment.startsWith(own)) return undefined;
  try {
    const binary = atob(fragment.slice(own.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MOST) return undefined;
    }
  } catch {
    return undefined;
  }
}
