import {
  cacheControlValues,
  securityHeaders,
  immutablePathPattern,
  allowedHttpMethods,
  markdownNoindexHeaders,
  notFoundRules,
  unservedPathPattern,
  compressibleTypesByExtension,
  trailingSlashOrHtmlPattern,
} from '../../config/hosting'
import { exampleSiteFolder, exampleDomain, formatGeneratedFileNotice } from './recipeParts'

// For use in double quotes, which nginx requires around braces; it does not need slashes escaped.
const source = (regex: RegExp) => regex.source.replaceAll('\\\\', '\\\\\\\\').replaceAll('\\/', '/')

/** Extensions that nginx’s `mime.types` lacks; `charset_types` adds the charset to those of text, `ics` and `md`. */
const extensionsUnknownToNginx = ['ics', 'md', 'webmanifest']

/** Generates the nginx configuration of the site, to be included in the `http` block. */
export function generateNginxRecipe(): string {
  const prefixed = notFoundRules.filter(({ under }) => under !== '/')
  return `${formatGeneratedFileNotice('#')}
# The query of a request, for a redirect target that already has one.
map $args $and_args {
    default "&$args";
    "" "";
}

# Redirects. The build writes the included file; reload nginx after uploading a changed one.
map $uri $moved {
    default "";
    include ${exampleSiteFolder}/_redirects.nginx;
}

map $uri $not_found {
    default ${notFoundRules.at(-1)?.file};
${prefixed.map(({ under, file }) => `    "~^${under.slice(0, -1)}(/|$)" ${file};`).join('\n')}
}

map "$status $uri" $caching {
    default "${cacheControlValues.revalidate}";
    "~^(200|206|304) (?:${source(immutablePathPattern).replaceAll('^', '')})" "${cacheControlValues.immutable}";
}

# Markdown has noindex, so that search engines list only the pages.
map $uri $robots {
    default "";
    "~\\.md$" "${markdownNoindexHeaders['X-Robots-Tag']}";
}

map $request_method $allow {
    default "${allowedHttpMethods.join(', ')}";
${allowedHttpMethods.map(method => `    ${method} "";`).join('\n')}
}

server {
    listen 80;
    listen [::]:80;
    server_name ${exampleDomain};
    root ${exampleSiteFolder};

    charset utf-8;
    charset_types text/calendar text/css text/markdown text/plain text/xml application/javascript image/svg+xml;
    server_tokens off;
    absolute_redirect off;

    # The build has compressed text files. Remove the Brotli line if its module (Debian: libnginx-mod-http-brotli-static) is not installed.
    gzip_static on;
    brotli_static on;
    gzip_vary on;

${Object.entries(securityHeaders)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $caching always;
    add_header Allow $allow always;
    add_header X-Robots-Tag $robots always;

    error_page 403 404 =404 $not_found;

    if ($request_method !~ ^(${allowedHttpMethods.join('|')})$) {
        return 405;
    }
    if ($moved) {
        return 301 $moved;
    }

    location = / {
        rewrite ^ /index.html last;
    }
    location = /index.html {
        if ($request_uri ~ ^/index) {
            return 301 /$is_args$args;
        }
    }
${notFoundRules.map(({ file }) => `    location = ${file} {\n        internal;\n    }`).join('\n')}
    location ~ "${source(unservedPathPattern)}" {
        return 404;
    }
    location ~ "${source(trailingSlashOrHtmlPattern)}" {
        rewrite "${source(trailingSlashOrHtmlPattern)}" $1 permanent;
    }
${extensionsUnknownToNginx
  .map(
    extension =>
      `    location ~ "\\.${extension}$" {\n        types { }\n        default_type ${compressibleTypesByExtension[extension]?.replace(/;.*/, '')};\n    }`,
  )
  .join('\n')}
    location / {
        try_files $uri $uri.html =404;
    }
}
`
}
