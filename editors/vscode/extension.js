// Starts `bouton lsp`, and asks it for checks and proofs of the file in front.
'use strict';

const { commands, window, workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** @type {LanguageClient | undefined} */
let client;

async function start() {
  const settings = workspace.getConfiguration('bouton');
  const language = settings.get('language');
  const args = language === 'auto' ? ['lsp'] : ['lsp', '--lang', language];
  const server = { command: settings.get('path'), args };
  client = new LanguageClient('bouton', 'Bouton', server, { documentSelector: [{ language: 'bouton-game' }] });
  await client.start();
}

/** Runs a command of the server on the file in front. */
function on(command) {
  return async () => {
    const document = window.activeTextEditor?.document;
    if (client && document?.languageId === 'bouton-game') {
      await client.sendRequest('workspace/executeCommand', { command, arguments: [document.uri.toString()] });
    }
  };
}

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand('bouton.checkFile', on('bouton.check')),
    commands.registerCommand('bouton.proveFile', on('bouton.prove')),
    workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration('bouton')) {
        await client?.stop();
        await start();
      }
    }),
  );
  try {
    await start();
  } catch (error) {
    window.showErrorMessage(`Bouton: ${error.message}. Is \`bouton\` on the path, or in the setting bouton.path?`);
  }
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
