/** The editor, loaded when it is first shown. It lives in a shadow root: its styles stay there, and need no inline ones. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, type CompletionContext } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Problem } from '../lib/api';
import type { Lang } from '../lib/settings.svelte';
import { candidates, token, type Kind, type Line } from './language';

/** The names of CodeMirror for what is read. */
const STYLES: Record<Kind, string> = {
  comment: 'comment',
  string: 'string',
  keyword: 'keyword',
  claim: 'definition',
  number: 'number',
  function: 'function',
  name: 'variableName',
  operator: 'operator',
  bracket: 'bracket',
  punctuation: 'punctuation',
};

const language = StreamLanguage.define<Line>({
  name: 'game',
  startState: () => ({ first: null, board: false }),
  token(stream, state) {
    if (stream.sol()) state.first = null;
    const { kind, to } = token(stream.string, stream.pos, state);
    stream.pos = to;
    return kind && STYLES[kind];
  },
  tokenTable: { definition: tags.definition(tags.name), function: tags.function(tags.name) },
  languageData: { commentTokens: { line: '#' }, closeBrackets: { brackets: ['(', '[', '{', '"'] } },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: tags.string, color: 'var(--win)' },
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.definition(tags.name), color: 'var(--lose)', fontWeight: '700' },
  { tag: tags.number, color: 'var(--draw)' },
  { tag: tags.function(tags.name), color: 'var(--warn)' },
  { tag: tags.operator, color: 'var(--ink)' },
]);

const look = EditorView.theme({
  '&': { backgroundColor: 'var(--card)', color: 'var(--ink)', fontSize: '0.95rem', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', minHeight: '15.8rem' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.6rem 0', minHeight: '14rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--sunk)', color: 'var(--ink-soft)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--accent-soft) 45%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--accent-soft)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 35%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '0.4rem',
    maxWidth: 'min(34rem, 90vw)',
  },
  '.cm-tooltip-autocomplete ul li': { padding: '0.25rem 0.6rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-tooltip-autocomplete ul li[aria-selected] .cm-completionDetail': { color: 'var(--on-accent)' },
  '.cm-completionDetail': { color: 'var(--ink-soft)', fontStyle: 'normal' },
  '.cm-diagnostic': { padding: '0.4rem 0.7rem', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--lose)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--lose) 1.5px', textUnderlineOffset: '3px' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--warn) 1.5px', textUnderlineOffset: '3px' },
});

const PHRASES: Record<Lang, Record<string, string>> = {
  en: {},
  zh: {
    Completions: '补全',
    Diagnostics: '问题',
    'No diagnostics': '没有问题',
    'Control character': '控制字符',
  },
};

export interface Editor {
  text: () => string;
  setText: (text: string) => void;
  setProblems: (problems: Problem[]) => void;
  select: (from: number, to: number) => void;
  setLang: (lang: Lang, label: string, help: string) => void;
  destroy: () => void;
}

export function open(
  parent: ShadowRoot,
  { text, lang, label, help, changed }: { text: string; lang: Lang; label: string; help: string; changed: (text: string) => void },
): Editor {
  const spoken = new Compartment();
  let speaks = lang;
  const speech = (lang: Lang, label: string, help: string) => [
    EditorState.phrases.of(PHRASES[lang]),
    EditorView.contentAttributes.of({ 'aria-label': `${label}. ${help}`, spellcheck: 'false', autocapitalize: 'off' }),
  ];
  const complete = (context: CompletionContext) => {
    const found = candidates(context.state.doc.toString(), context.pos);
    if (!found || (found.from === context.pos && !context.explicit)) return null;
    return {
      from: found.from,
      validFor: /^[\p{L}_][\p{L}\p{N}_]*$/u,
      options: found.options.map((option) => ({
        label: option.label,
        type: option.kind === 'name' ? 'variable' : option.kind,
        ...(option.detail ? { detail: option.detail[speaks] } : {}),
      })),
    };
  };
  const view = new EditorView({
    parent,
    root: parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        closeBrackets(),
        EditorView.lineWrapping,
        language,
        syntaxHighlighting(colours),
        autocompletion({ override: [complete], icons: false }),
        lintGutter(),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
        look,
        spoken.of(speech(lang, label, help)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    setText(text) {
      if (text === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    setProblems(problems) {
      const end = view.state.doc.length;
      const within = (at: number) => Math.min(Math.max(at, 0), end);
      const diagnostics = problems.map((problem) => {
        const from = within(problem.place?.from ?? 0);
        return {
          from,
          to: Math.max(within(problem.place?.to ?? from), from),
          severity: problem.severity === 'warning' ? ('warning' as const) : ('error' as const),
          message: problem.help ? `${problem.message}\n${problem.help}` : problem.message,
        };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    select(from, to) {
      const end = view.state.doc.length;
      view.dispatch({ selection: { anchor: Math.min(from, end), head: Math.min(to, end) }, scrollIntoView: true });
      view.focus();
    },
    setLang(lang, label, help) {
      speaks = lang;
      view.dispatch({ effects: spoken.reconfigure(speech(lang, label, help)) });
    },
    destroy: () => view.destroy(),
  };
}
