import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../../infra/local/ports.mjs';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A bare page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Some text and nothing else.">
<link rel="icon" href="data:,">
</head>
<body><main><h1>A bare page</h1><p>Some text and nothing else.</p></main></body>
</html>
`;

/** Serves a page with text only, the fastest page on this machine and browser; returns its address. `cleanup` stops it. */
export async function openBarePage(cleanup) {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${portOf(server)}/`;
}
