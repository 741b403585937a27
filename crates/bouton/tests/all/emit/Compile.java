import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles programs, all warnings as errors. Each line of the input names the folder of a Main.java.
 * The classes and what the compiler says, in said.txt, are written to that folder; then its status is printed.
 */
class Compile {
    public static void main(String[] arguments) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        var folders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String folder; (folder = folders.readLine()) != null;) {
            var said = new ByteArrayOutputStream();
            String file = Path.of(folder, "Main.java").toString();
            int status =
                compiler.run(null, said, said, "-Xlint:all", "-Werror", "-encoding", "UTF-8", "-d", folder, file);
            Files.write(Path.of(folder, "said.txt"), said.toByteArray());
            System.out.println(status);
        }
    }
}
