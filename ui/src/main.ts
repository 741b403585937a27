import './styles/tokens.css';
import './styles/base.css';
import { settle } from '$house';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) {
  // What stood there until the pages came.
  target.replaceChildren();
  mount(App, { target });
  settle();
}
