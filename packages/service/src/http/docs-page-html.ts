/** The page that shows the OpenAPI document. */
export const docsPageHtml = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Formpress</title>
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/docs/static/index.css">
<link rel="icon" type="image/png" href="/docs/static/favicon-32x32.png" sizes="32x32">
<link rel="icon" type="image/png" href="/docs/static/favicon-16x16.png" sizes="16x16">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/static/page.js"></script>
</body>
</html>
`;

/** The script of the page, in its own file because the content security policy allows no inline scripts. */
export const docsPageScript = `SwaggerUIBundle({
  url: '/docs/yaml',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;
