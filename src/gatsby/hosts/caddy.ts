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

// Caddy’s (Go) regular expressions have no negative lookahead; the only one here exempts /.well-known/.
const source = (regex: RegExp) => regex.source.replaceAll('\\/', '/').replace('|/\\.(?!well-known/)', '')

/** Generates the Caddyfile that serves the site. */
export function generateCaddyfileRecipe(): string {
  const prefixed = notFoundRules.filter(({ under }) => under !== '/')
  return `${formatGeneratedFileNotice('#')}
(file) {
	@text path ${Object.keys(compressibleTypesByExtension)
    .map(ending => `*.${ending}`)
    .join(' ')}
	header @text {
		Vary Accept-Encoding
		defer
	}
	# Only for existing files: the not-found page is HTML.
	@manifest {
		path *.webmanifest
		file
	}
	header @manifest Content-Type ${compressibleTypesByExtension.webmanifest}
	@markdown {
		path *.md
		file
	}
	header @markdown {
		Content-Type "${compressibleTypesByExtension.md}"
${Object.entries(markdownNoindexHeaders)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

${exampleDomain} {
	root * ${exampleSiteFolder}

	# The query of a request, alone and for a redirect target that already has one.
	map {query} {with_query} {and_query} {
		~^(.+)$ "?\${1}" "&\${1}"
		default "" ""
	}

	header {
${Object.entries(securityHeaders)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		Cache-Control "${cacheControlValues.revalidate}"
	}

	route {
		@other not method ${allowedHttpMethods.join(' ')}
		header @other Allow "${allowedHttpMethods.join(', ')}"
		error @other 405

		# Redirects. The build writes the imported file; reload Caddy after uploading a changed one.
		import ${exampleSiteFolder}/_redirects.caddy

		@private path_regexp ${source(unservedPathPattern)}
		error @private 404
		@hidden {
			path_regexp /\\.
			not path /.well-known/*
		}
		error @hidden 404
		# No file has such a name, for which Caddy would return status 500. In the URL, each escape is a byte.
		@impossible path_regexp [\\x00-\\x1f]
		error @impossible 404
		@long vars_regexp {uri} ^[^?]*?(?:[^/?%]|%..){240}|^[^?]{1000}
		error @long 404

		redir /index.html /{with_query} 301
		@unclean path_regexp page ${source(trailingSlashOrHtmlPattern)}
		redir @unclean {re.page.1}{with_query} 301

		@kept path_regexp ${source(immutablePathPattern)}
		header @kept Cache-Control "${cacheControlValues.immutable}"

		@home path /
		rewrite @home /index.html
		try_files {path} {path}.html
		import file
	}

	handle_errors {
		# The whole not-found page, also to a browser that has it already or requests a part.
		request_header -If-*
		request_header -Range
		header Cache-Control "${cacheControlValues.revalidate}"
		@unknown expression {err.status_code} in [403, 404]
		handle @unknown {
${prefixed.map(({ under, file }) => notFound(under.slice(1, -1), file, `@${under.slice(1, -1)}`)).join('')}${notFound('', notFoundRules.at(-1)?.file)}		}
		respond "{err.status_code} {err.status_text}"
	}
}
`
}

function notFound(name: string, file = '', matcher = ''): string {
  const named = matcher && `\t\t\t${matcher} path /${name} /${name}/*\n`
  return `${named}\t\t\troute ${matcher && `${matcher} `}{\n\t\t\t\trewrite * ${file}\n\t\t\t\timport file\n\t\t\t}\n`
}
