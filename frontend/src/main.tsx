import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import './app/tokens.css';
import './app/base.css';
import { routes } from './app/route-table';
import { makeStore } from './app/store';
import { checkAuth } from './features/auth/auth-thunks';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const store = makeStore();
void store.dispatch(checkAuth());

createRoot(root).render(
  <StrictMode>
    <App store={store} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
