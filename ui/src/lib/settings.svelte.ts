/** Preferences, remembered in this browser. A language in the address takes precedence. */

export type Lang = 'en' | 'zh';
export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'bouton';

interface Kept {
  lang?: Lang;
  theme?: Theme;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function firstLang(): Lang {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'en' || asked === 'zh') return asked;
  return kept().lang ?? (navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en');
}

class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(kept().theme ?? 'auto');

  setLang(lang: Lang) {
    this.lang = lang;
    this.#keep();
  }

  setTheme(theme: Theme) {
    this.theme = theme;
    this.#keep();
  }

  #keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang: this.lang, theme: this.theme }));
    } catch {
      // A browser that keeps nothing still works; the choice lasts until the page is left.
    }
  }
}

export const settings = new Settings();
